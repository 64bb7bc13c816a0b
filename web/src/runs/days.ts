/** Days of the daily, which begin at midnight by UTC everywhere. */
import type { Lang } from '../wire';

/** The day that it is by UTC, like `2026-11-19`. */
export function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** "Thursday, 19 November": without the year, which everybody knows. */
export function dayWords(date: string, lang: Lang): string {
  return worded(date, lang, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "19 November" */
export function dayInMonth(date: string, lang: Lang): string {
  return worded(date, lang, { day: 'numeric', month: 'long' });
}

/** "November 2026" */
export function monthWords(date: string, lang: Lang): string {
  return worded(date, lang, { month: 'long', year: 'numeric' });
}

/** "Thu" */
export function weekdayWords(date: string, lang: Lang): string {
  return worded(date, lang, { weekday: 'short' });
}

function worded(date: string, lang: Lang, how: Intl.DateTimeFormatOptions): string {
  // In a language's own words, not in the device's: no server and no browser may disagree.
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...how, timeZone: 'UTC' }).format(at(date));
}

/** Days that follow each other in a list, by their month. */
export function byMonth<Day extends { date: string }>(days: Day[]): { month: string; days: Day[] }[] {
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, days]) => ({ month: `${month}-01`, days }));
}
