/** A sitting of practice: ten cards, one after the other, each placed into a short line. */
import { t } from '../i18n/i18n.svelte';
import { randomHex } from '../lib/hex';
import { problemWords } from '../lib/problem';
import { answerPractice, readPractice, type PracticeChoice } from '../net/practice';
import { type Act, type Clock, Sequencer, type Showing } from '../table/sequence';
import type { Lang, Practice, PracticeAnswered, PracticeCounts, PracticeQuestion } from '../wire';
import { frames } from './frames';
import { calmMotion, settings } from './settings.svelte';
import { sounds } from './sounding';

/** What came of a question. */
export type Done = { question: PracticeQuestion; gap: number; answered: PracticeAnswered };

export class Sitting {
  #questions = $state.raw<PracticeQuestion[]>([]);
  #at = $state(0);
  counts = $state.raw<PracticeCounts | null>(null);
  /** The gap that is chosen and not yet confirmed. */
  gap = $state<number | null>(null);
  busy = $state(false);
  error = $state('');
  /** What was answered, in order. */
  done = $state.raw<Done[]>([]);
  showing = $state.raw<Showing | null>(null);
  /** The verdict of this question, once it may be known. */
  verdict = $state.raw<Done | null>(null);
  /** Names the answer that is on its way: sent again, it counts once. */
  #id = '';
  readonly #sequencer: Sequencer<Done>;

  question = $derived(this.#questions[this.#at] ?? null);
  /** Which question this is, from 1. */
  n = $derived(this.#at + 1);
  n_questions = $derived(this.#questions.length);
  isOver = $derived(this.counts !== null && this.question === null);

  constructor(clock: Clock = frames) {
    this.#sequencer = new Sequencer<Done>(clock, {
      show: (showing) => (this.showing = showing),
      reach: (phase, done) => {
        if (phase === 'breath') sounds(['breath']);
        if (phase !== 'verdict') return;
        this.verdict = done;
        this.counts = done.answered.counts;
        sounds([done.answered.right ? 'right' : 'wrong']);
      },
      letters: () => 0,
      tempo: () => ({ pace: settings.pace, isCalm: calmMotion() }),
    });
  }

  async begin(choice: PracticeChoice, lang: Lang) {
    this.error = '';
    try {
      const practice: Practice = await readPractice(choice, lang);
      this.#questions = practice.questions;
      this.#at = 0;
      this.counts = practice.counts;
      this.done = [];
      this.#clear();
    } catch (problem) {
      this.error = problemWords(problem);
    }
  }

  choose(gap: number) {
    if (this.busy || this.showing || this.verdict) return;
    this.gap = gap;
    sounds(['slide']);
  }

  /** Moves the chosen gap along the line. */
  step(by: number) {
    const last = this.question?.line.length ?? 0;
    const from = this.gap ?? (by > 0 ? -1 : last + 1);
    this.choose(Math.max(0, Math.min(last, from + by)));
  }

  async place(lang: Lang) {
    const { question, gap } = this;
    if (question === null || gap === null || this.busy || this.verdict) return;
    this.busy = true;
    this.error = '';
    this.#id ||= randomHex(16);
    try {
      const line = question.line.map((card) => card.back.id);
      const { deck, key } = question;
      const answered = await answerPractice({ id: this.#id, deck, key, line, gap, lang });
      const done = { question, gap, answered };
      this.done = [...this.done, done];
      this.#sequencer.add(done, actOf(done), { isPlaced: true });
    } catch (problem) {
      this.error = problemWords(problem);
    } finally {
      this.busy = false;
    }
  }

  /** One tap goes on: to the verdict, and from there to the next question. */
  goOn() {
    if (this.showing && !this.verdict) return this.#sequencer.hurry();
    if (!this.verdict) return;
    this.#at += 1;
    this.#clear();
  }

  close() {
    this.#sequencer.close();
  }

  #clear() {
    this.#sequencer.flush();
    this.#sequencer.settle();
    this.showing = null;
    this.verdict = null;
    this.gap = null;
    this.#id = '';
  }
}

/** The card's own number does not matter: there is one. */
const CARD = 0;

function actOf({ question, gap, answered }: Done): Act {
  return {
    rules: 'timeline',
    seat: 0,
    card: { card: CARD, front: question.front },
    at: gap,
    what: '',
    turns: 'held',
    isCrucial: false,
    goesOn: false,
    back: answered.back,
    right: answered.right,
  };
}

/** What came of an answer, in words. */
export function verdictOf({ answered }: Done): string {
  if (answered.right) return t('right');
  return `${t('wrong')} ${t('practice-off', { n: answered.off })}`;
}
