/** Practice over HTTP. */
import type { Lang, Practice, PracticeAnswer, PracticeAnswered } from '../wire';
import { ask, post } from './api';

/** What somebody wants to practise; nothing is whatever is due. */
export type PracticeChoice = { deck?: string; topic?: string; from?: string; to?: string; cards?: string };

const NAMES = ['deck', 'topic', 'from', 'to', 'cards'] as const;

/** Reads a choice from the address of the page. */
export function choiceOf(search: string): PracticeChoice {
  const asked = new URLSearchParams(search);
  const named = NAMES.map((name) => [name, asked.get(name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** The address of the page that practises a choice. */
export function practiceAddress(choice: PracticeChoice): string {
  const search = new URLSearchParams(choice).toString();
  return search ? `/practice?${search}` : '/practice';
}

export function readPractice(choice: PracticeChoice, lang: Lang): Promise<Practice> {
  return ask(`/api/practice?${new URLSearchParams({ ...choice, lang })}`);
}

export function answerPractice(answer: PracticeAnswer): Promise<PracticeAnswered> {
  return post('/api/practice', answer);
}
