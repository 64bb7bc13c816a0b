/** Whatever went wrong, in words for the person in front of the page. */
import { tError } from '../i18n/i18n.svelte';
import { Refused } from '../net/api';

export function problemWords(problem: unknown): string {
  return problem instanceof Refused ? tError(problem.body) : String(problem);
}
