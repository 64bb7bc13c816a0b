/** How gaps and reveals are worded. */
import { type Reveal, type Where, whereBelongs } from './fold';
import { withArticle } from '../../i18n/dates';
import { yearWords } from '../../lib/period';
import { overlaps } from './overlap';
import { settings } from '../../state/settings.svelte';
import { t } from '../../i18n/i18n.svelte';
import { seatName } from '../../lib/seatName';
import type { Showing } from '../../table/sequence';
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
    left: left.front.title,
    leftDate: left.back.label,
    right: right.front.title,
    rightDate: right.back.label,
    ...place,
  });
}

/** "Between 1492 and 1517?" */
export function gapQuestion(line: Turned[], at: number): string {
  const { id, args } = gapDates(line, at);
  return t(`ask-${id}`, args);
}

/** "Between 1492 and 1517", as one's own guess. */
export function guessWords(line: Turned[], at: number): string {
  const { id, args } = gapDates(line, at);
  return t(`guess-${id}`, args);
}

/** The dates beside a gap, as the end of a text's name and its values. */
function gapDates(line: Turned[], at: number) {
  const left = line[at - 1]?.back.label;
  const right = line[at]?.back.label;
  if (left === undefined) return inSentence({ id: 'before', args: { right: right ?? '' } });
  return inSentence(right === undefined ? { id: 'after', args: { left } } : { id: 'between', args: { left, right } });
}

/** In Italian the sides of a line are named after a colon, where no article stands. */
function inSentence({ id, args }: Where): Where {
  const { lang } = settings;
  if (lang === 'it' && id !== 'between') return { id, args };
  return {
    id,
    args: Object.fromEntries(Object.entries(args).map(([side, date]) => [side, withArticle(date, lang)])),
  };
}

/** What somebody does, before it is shown what came of it. */
export function placingWords(game: RunningGame, line: Turned[], { seat, card, at }: Showing): string {
  const told = { name: seatName(game, seat), title: card?.front.title ?? '' };
  return `${t('placing', told)} ${gapQuestion(line, at ?? 0)}`;
}

/** What was turned up, and for a wrong card where it belonged. */
export function revealWords(game: RunningGame, line: Turned[], reveal: Reveal): string {
  const told = {
    name: seatName(game, reveal.seat),
    title: reveal.card.front.title,
    date: reveal.card.back.label,
  };
  if (reveal.right) return t('revealed-right', told);
  const where = inSentence(whereBelongs(line, reveal.card.back.value));
  return t(`revealed-wrong-${where.id}`, { ...told, ...where.args });
}

/** Why just these gaps were right for a card, where its date alone does not say so. */
export function whyThere(line: Turned[], card: Turned): string {
  const { loose, same } = overlaps(line, card);
  return [
    ...loose.map(({ back }) => t('counts-as', { date: back.label, year: yearWords(back.value) })),
    ...same.map(({ front }) => t('either-side', { title: front.title })),
  ].join(' ');
}
