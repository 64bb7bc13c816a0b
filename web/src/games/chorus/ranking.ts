/** Who came where: by points, then by the smaller distance; equals share a place (CH-7). */
import type { ChorusOutcome, ChorusTeam } from '../../wire';

export type Ranked = { seat: number; place: number; points: number; distance: number };

export function rankingOf({ points, distances }: ChorusOutcome): Ranked[] {
  const seats = points.map((of, seat) => ({ seat, points: of, distance: distances[seat] ?? 0 }));
  const better = (a: (typeof seats)[0], b: (typeof seats)[0]) => b.points - a.points || a.distance - b.distance;
  const sorted = seats.sort(better);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => better(other, one) === 0) }));
}

export type RankedTeam = { team: number; place: number; members: number; mean: number };

/** Which team came where: by the mean of its members' points, then of their distances (CH-9); one without members comes nowhere. */
export function teamsOf(teams: ChorusTeam[]): RankedTeam[] {
  const means = teams.map(({ members, points, distance }, team) => {
    return { team, members, mean: points / members, away: distance / members };
  });
  const better = (a: (typeof means)[0], b: (typeof means)[0]) => b.mean - a.mean || a.away - b.away;
  const sorted = means.filter(({ members }) => members > 0).sort(better);
  return sorted.map(({ team, members, mean }, at) => {
    const first = sorted.findIndex((other) => better(other, sorted[at]!) === 0);
    return { team, place: 1 + first, members, mean };
  });
}
