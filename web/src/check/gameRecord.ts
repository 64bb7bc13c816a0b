/** The record of a finished game at a table, as the check of its shuffle wants it. */
import { readTranscript, transcriptAddress } from '../net/api';
import type { RunningGame } from '../wire';

export function gameRecord(table: string, { game, commitment }: RunningGame) {
  return {
    commitment,
    read: () => readTranscript(table, game),
    address: transcriptAddress(table, game),
    file: `antedate-${table}-${game}.jsonl`,
  };
}
