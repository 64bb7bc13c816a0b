/** The names of players as the server takes them. */
export const MAX_NAME = 24;

/** How long a name is, as the server counts: what lies around it is no part of it. */
export function lengthOf(name: string): number {
  return [...name.trim()].length;
}
