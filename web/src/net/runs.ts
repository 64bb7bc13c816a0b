/** The daily and duels over HTTP. */
import type { ArchivedDay, CreateDuel, CreatedDuel, Daily, Duel, DuelSource, JoinDuel, Lang, RunAnswer } from '../wire';
import { ask, post, readText } from './api';

const dayAddress = (date: string) => `/api/daily/${encodeURIComponent(date)}`;
const duelAddress = (duel: string) => `/api/duels/${encodeURIComponent(duel)}`;

let early: { address: string; told: Promise<Daily> } | null = null;

const dayIn = (date: string | null, lang: Lang) => `${date === null ? '/api/daily' : dayAddress(date)}?lang=${lang}`;

/** Asks for a day while its screen is still being loaded: the first to read it has it. */
export function readDailyEarly(date: string | null, lang: Lang) {
  const address = dayIn(date, lang);
  early = { address, told: ask(address) };
  early.told.catch(() => undefined);
}

/** The cards of a day; without a date, today's. */
export function readDaily(date: string | null, lang: Lang): Promise<Daily> {
  const address = dayIn(date, lang);
  const asked = early?.address === address ? early.told : null;
  early = null;
  return asked ?? ask(address);
}

export function answerDaily(date: string, answer: RunAnswer): Promise<Daily> {
  return post(dayAddress(date), answer);
}

/** Past days, the latest first; with a date, those before it. */
export function readArchive(before: string | null): Promise<ArchivedDay[]> {
  return ask(`/api/daily/archive${before === null ? '' : `?before=${encodeURIComponent(before)}`}`);
}

/** The record of one's own run, once the day is over. */
export function dailyTranscriptAddress(date: string): string {
  return `${dayAddress(date)}/transcript`;
}

export function readDailyTranscript(date: string): Promise<string> {
  return readText(dailyTranscriptAddress(date));
}

/** Challenges others with the cards of a run; sent again with the same id, it is the same duel. */
export async function createDuel(id: string, from: DuelSource, name: string): Promise<string> {
  return (await post<CreatedDuel>('/api/duels', { id, from, name } satisfies CreateDuel)).duel;
}

export function readDuel(duel: string, lang: Lang): Promise<Duel> {
  return ask(`${duelAddress(duel)}?lang=${lang}`);
}

export function joinDuel(duel: string, name: string, lang: Lang): Promise<Duel> {
  return post(`${duelAddress(duel)}/join`, { name, lang } satisfies JoinDuel);
}

export function answerDuel(duel: string, answer: RunAnswer): Promise<Duel> {
  return post(duelAddress(duel), answer);
}
