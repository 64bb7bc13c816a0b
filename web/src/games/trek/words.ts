/** What the parts of a trek say aloud. */
import { COLUMNS } from './fold';
import type { Preview } from './preview';
import type { Translate } from '../../i18n/messages';
import type { Itinerary, Reward, TokenName, TrekCard } from '../../wire';

/** Names of tokens, each once with its count. */
export function namesOf(tokens: TokenName[], t: Translate): string {
  const names = [...new Set(tokens)].map((name) => {
    const n = tokens.filter((other) => other === name).length;
    return n > 1 ? `${n} × ${t(`token-${name}`)}` : t(`token-${name}`);
  });
  return names.join(', ') || t('trek-nothing');
}

function rewardWords(reward: Reward, t: Translate): string {
  return 'points' in reward ? t('trek-points', { n: reward.points }) : t('trek-crystals', { n: reward.crystals });
}

export function describeItinerary(itinerary: Itinerary, filled: number[], t: Translate): string {
  const columns = COLUMNS.map((name, column) => {
    const spaces = itinerary.columns[column] ?? [];
    const pays = spaces.flatMap((reward, at) =>
      reward && at >= (filled[column] ?? 0)
        ? [t('trek-space-pays', { n: at + 1, reward: rewardWords(reward, t) })]
        : [],
    );
    const covered = t('trek-column-says', {
      name: t(`token-${name}`),
      filled: filled[column] ?? 0,
      all: spaces.length,
    });
    return [covered, ...pays].join(', ');
  });
  const rows = itinerary.rows.flatMap((reward, row) =>
    reward ? [t('trek-row-pays', { n: row + 1, reward: rewardWords(reward, t) })] : [],
  );
  return [t('trek-itinerary-named', { name: itinerary.name }), ...columns, ...rows].join('. ');
}

export function describeCard(card: TrekCard, n: number, mat: TokenName | null, t: Translate): string {
  const benefits = namesOf(card.benefits, t);
  const args = { n, title: card.front.title, date: card.back.label, hours: card.hours, benefits };
  return mat ? t('trek-departure-mat', { ...args, mat: t(`token-${mat}`) }) : t('trek-departure', args);
}

/** A preview in one breath: where the watch lands, what it pays, whether the journey goes on. */
export function describePreview(preview: Preview, t: Translate): string {
  const { points, gainedCrystals } = preview;
  const said = [landsWords(preview, t), journeyWords(preview, t)];
  if (points > 0) said.push(t('trek-pays-points', { n: points }));
  if (gainedCrystals > 0) said.push(t('trek-pays-crystals', { n: gainedCrystals }));
  if (preview.settled.returned.length > 0)
    said.push(t('trek-returned', { tokens: namesOf(preview.settled.returned, t) }));
  if (preview.again) said.push(t('trek-again'));
  return said.join(' ');
}

export function landsWords({ isLate, punctuality, hours, watch }: Preview, t: Translate): string {
  const id = isLate ? 'trek-lands-late' : punctuality > 0 ? 'trek-lands-punctual' : 'trek-lands';
  return t(id, { hours, watch, points: punctuality });
}

export function journeyWords(preview: Preview, t: Translate): string {
  const { journey, length, worth, closedLength } = preview;
  return t(`trek-journey-${journey}`, { length, worth, closed: closedLength });
}
