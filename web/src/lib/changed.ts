/** Returns the list with one item changed. */
export function changed<T>(list: T[], at: number, change: (item: T) => T): T[] {
  return list.map((item, index) => (index === at ? change(item) : item));
}
