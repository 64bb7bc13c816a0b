/** Runs of the same cards beside each other. */
import type { DuelPlayer, DuelResult, RunChoice } from '../wire';

/** Somebody who has finished. */
export type Finished = DuelPlayer & { result: DuelResult };

export function finishedOf(players: DuelPlayer[]): Finished[] {
  return players.filter((player): player is Finished => player.result !== null);
}

export type Placed = { player: Finished; place: number };

/** Who came where: by points, then by the smaller distance; equals share a place (CH-7). */
export function placesOf(players: DuelPlayer[]): Placed[] {
  const better = (a: Finished, b: Finished) =>
    b.result.points - a.result.points || a.result.distance - b.result.distance;
  const sorted = finishedOf(players).sort(better);
  return sorted.map((player) => ({ player, place: 1 + sorted.findIndex((other) => better(other, player) === 0) }));
}

/** One card, as two people placed it. */
export type Row = { at: number; mine: RunChoice; theirs: RunChoice };

export type Comparison = {
  rows: Row[];
  both: number;
  onlyMine: number;
  onlyTheirs: number;
  neither: number;
};

export function compare(mine: DuelResult, theirs: DuelResult): Comparison {
  const rows = mine.choices.flatMap((choice, at) => {
    const other = theirs.choices[at];
    return other ? [{ at, mine: choice, theirs: other }] : [];
  });
  const count = (me: boolean, them: boolean) =>
    rows.filter(({ mine, theirs }) => mine.right === me && theirs.right === them).length;
  return {
    rows,
    both: count(true, true),
    onlyMine: count(true, false),
    onlyTheirs: count(false, true),
    neither: count(false, false),
  };
}

/** Who of two did better. */
export function ahead(mine: DuelResult, theirs: DuelResult): 'me' | 'them' | 'nobody' {
  const lead = mine.points - theirs.points || theirs.distance - mine.distance;
  return lead > 0 ? 'me' : lead < 0 ? 'them' : 'nobody';
}
