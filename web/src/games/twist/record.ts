/** What the transcript of a game of twist says of each card. */
import { type Played, readRecord } from '../../check/record';

type Step = { seat?: number; try?: string; went?: string };

export function playedIn(transcript: string): Played[] {
  const [, steps] = readRecord<unknown, Step>(transcript);
  return steps.flatMap(({ seat, try: id, went, byBot }) =>
    seat === undefined || id === undefined ? [] : [{ seat, id, right: went !== 'blocked', miss: 0, byBot }],
  );
}
