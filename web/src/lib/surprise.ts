/** "Surprise me": decks for the next game that are not those of the last ones. Pure. */
import type { DeckSummary, RuleSet } from '../wire';
import { mixes } from './deckChoice';
import { cardsOf, cardsOfFame } from './deckShelf';

export type Wanted = {
  rules: RuleSet;
  /** How many cards the game needs, of those that are at least so well known. */
  needed: number;
  fame: number | null;
  /** What is chosen now, and what the last games were played with: the latest first. */
  chosen: string[];
  recent: string[][];
};

const key = (ids: string[]) => [...ids].sort().join(' ');

/**
 * A deck or two that fit the game. While there is anything else: not what is chosen now, nothing of
 * the last game, not what any of the last games was played with. Nothing if there is no other choice at all. `chance` is at least 0 and less than 1.
 */
export function surprise(decks: DeckSummary[], wanted: Wanted, chance: () => number): DeckSummary[] {
  const fits = decks.filter((deck) => deck.rules.includes(wanted.rules));
  const isEnough = (choice: DeckSummary[]) =>
    (wanted.fame === null ? cardsOf(choice) : cardsOfFame(choice, wanted.fame)) >= wanted.needed;
  const alone = fits.map((deck) => [deck]);
  const pairs = fits.flatMap((one, at) =>
    fits
      .slice(at + 1)
      .filter((other) => mixes(one, other, wanted.rules))
      .map((other) => [one, other]),
  );
  const all = [...alone, ...pairs].filter(isEnough);
  const others = narrowed(all, wanted);
  // As often one deck as a mix, however many more mixes there are.
  const [single, mixed] = [others.filter(({ length }) => length === 1), others.filter(({ length }) => length > 1)];
  const pool = mixed.length === 0 || (single.length > 0 && chance() < 1 / 2) ? single : mixed;
  const drawn = pool[Math.floor(chance() * pool.length)] ?? [];
  return key(drawn.map((deck) => deck.id)) === key(wanted.chosen) ? [] : drawn;
}

/** Leaves out what was played lately, as long as something is left. */
function narrowed(all: DeckSummary[][], { chosen, recent }: Wanted): DeckSummary[][] {
  const ids = (choice: DeckSummary[]) => choice.map((deck) => deck.id);
  const last = recent[0] ?? [];
  const lately = recent.map(key);
  const steps = [
    (choice: DeckSummary[]) => key(ids(choice)) !== key(chosen),
    (choice: DeckSummary[]) => !lately.includes(key(ids(choice))),
    (choice: DeckSummary[]) => !ids(choice).some((id) => last.includes(id)),
  ];
  return steps.reduce((left, step) => {
    const kept = left.filter(step);
    return kept.length > 0 ? kept : left;
  }, all);
}
