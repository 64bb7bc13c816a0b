/** A span of time as a clock shows it: 0:40. */
export function clockFace(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
