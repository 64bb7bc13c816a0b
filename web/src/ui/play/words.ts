/** How gaps and reveals are worded. */
import { whereBelongs } from '../../game/timeline';
import type { Reveal } from '../../game/timeline';
import { t } from '../../i18n/i18n.svelte';
import type { RunningGame, Turned } from '../../wire';

/** "between the printing press, 1450, and the Moon landing, 1969, gap 4 of 9" */
export function gapName(line: Turned[], at: number): string {
  const left = line[at - 1];
  const right = line[at];
  const place = { n: at + 1, count: line.length + 1 };
  if (!left && right) return t('gap-before', { right: right.front.title, rightDate: right.back.label, ...place });
  if (left && !right) return t('gap-after', { left: left.front.title, leftDate: left.back.label, ...place });
  if (!left || !right) return '';
  return t('gap-between', {
    left: left.front.title, leftDate: left.back.label,
    right: right.front.title, rightDate: right.back.label, ...place,
  });
}

/** "Between 1492 and 1517?" */
export function gapQuestion(line: Turned[], at: number): string {
  const left = line[at - 1]?.back.label;
  const right = line[at]?.back.label;
  if (left && right) return t('ask-between', { left, right });
  return left ? t('ask-after', { left }) : t('ask-before', { right: right ?? '' });
}

/** "Between 1492 and 1517", as one's own guess. */
export function guessWords(line: Turned[], at: number): string {
  const left = line[at - 1]?.back.label;
  const right = line[at]?.back.label;
  if (left && right) return t('guess-between', { left, right });
  return left ? t('guess-after', { left }) : t('guess-before', { right: right ?? '' });
}

/** What was turned up, and for a wrong card where it belonged. */
export function revealWords(game: RunningGame, line: Turned[], reveal: Reveal): string {
  const told = {
    name: game.seats[reveal.seat]?.name ?? '', title: reveal.card.front.title, date: reveal.card.back.label,
  };
  if (reveal.right) return t('revealed-right', told);
  const where = whereBelongs(line, reveal.card.back.value);
  return t(`revealed-wrong-${where.id}`, { ...told, ...where.args });
}

export const cardName = (card: Turned) => t('card-in-line', { title: card.front.title, date: card.back.label });
