/** Spans of time as a clock shows them and as they are said. */
import type { Lang } from '../wire';

/** In seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const HOUR = 3_600;

/** Seconds are rounded up, so that nothing left means over. */
const secondsOf = (millis: number) => Math.max(0, Math.ceil(millis / 1_000));

/** A span as a clock shows it: 0:40, and from an hour on 23h, for which every seat has room. */
export function clockFace(millis: number, lang: Lang): string {
  const seconds = secondsOf(millis);
  if (seconds >= HOUR) return inUnits(seconds, 1, lang, 'narrow');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same for the ear: 1 minute 5 seconds, 23 hours 59 minutes. */
export function clockWords(millis: number, lang: Lang): string {
  return inUnits(secondsOf(millis), 2, lang, 'long');
}

/** Seconds in their largest unit, and if wanted in the one below: nobody counts the seconds of a day. */
function inUnits(seconds: number, units: number, lang: Lang, unitDisplay: 'narrow' | 'long'): string {
  const largest = seconds === 0 ? UNITS.length - 1 : UNITS.findIndex(([, length]) => seconds >= length);
  let rest = seconds;
  const words = UNITS.slice(largest, largest + units).flatMap(([unit, length], at) => {
    const n = Math.floor(rest / length);
    rest -= n * length;
    return n === 0 && at > 0 ? [] : [new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(n)];
  });
  return words.join(' ');
}
