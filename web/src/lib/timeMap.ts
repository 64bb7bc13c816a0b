/** The map of time: how well a field is known, what practises it, and how keys move on it. */
import type { PracticeChoice } from '../net/practice';
import type { Hits, MapTopic, TimeMap } from '../wire';
import { shareOf } from './hits';

/** How well a field is known, best last, and from which share on. */
const LEVELS = [
  ['seldom', 0],
  ['some', 40],
  ['half', 60],
  ['most', 75],
  ['all', 90],
] as const;
/** So many cards have to be placed before a field says how well it is known. */
const ENOUGH = 3;

/** From `seldom` to `all`; `few` and `none` make no claim. */
export type Level = (typeof LEVELS)[number][0] | 'few' | 'none';
export const KNOWN: readonly Level[] = LEVELS.map(([level]) => level);

export function levelOf(hits: Hits): Level {
  if (hits.tries === 0) return 'none';
  if (hits.tries < ENOUGH) return 'few';
  const share = shareOf(hits);
  return LEVELS.findLast(([, from]) => share >= from)?.[0] ?? 'seldom';
}

/** What practises a field; nothing where there is no card to ask. */
export function practiceOf(map: TimeMap, topic: MapTopic, at: number): PracticeChoice | null {
  const period = map.periods[at];
  if (!period || !topic.fields[at]?.cards) return null;
  const { from, to } = period;
  return {
    ...(map.deck !== null && { deck: map.deck }),
    topic: topic.topic,
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
  };
}

/** What a topic's fields come to together. */
export function sumOf(fields: readonly Hits[]): Hits {
  return fields.reduce(({ right, tries }, one) => ({ right: right + one.right, tries: tries + one.tries }), {
    right: 0,
    tries: 0,
  });
}

export type Place = { row: number; column: number };

/** A key as steps down and to the right. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  arrowup: [-1, 0],
  arrowdown: [1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
};

/** Where a key leads: to the next field that can be practised, or nowhere. */
export function moved(open: readonly (readonly boolean[])[], from: Place, key: string): Place | null {
  if (key === 'home' || key === 'end') {
    const row = open[from.row] ?? [];
    const column = key === 'home' ? row.indexOf(true) : row.lastIndexOf(true);
    return column < 0 ? null : { row: from.row, column };
  }
  const [down, right] = STEPS[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  let { row, column } = from;
  do {
    row += down;
    column += right;
    if (open[row]?.[column]) return { row, column };
  } while (open[row]?.[column] !== undefined);
  return null;
}

/** A period's name that may be broken after a dash, and between a year and its era: columns are narrow. */
export function breakable(name: string): string {
  return name.replace(/–(?=\d)/g, '–\u200b').replace(/(?<=\d)\u00a0(?=\D)/g, ' ');
}

/** The same, a line each; no line begins with a dash. */
export function linesOf(name: string): string[] {
  return breakable(name).split(/\u200b| (?!–)/);
}
