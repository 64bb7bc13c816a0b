/** How cards spread over eras and topics, as bars. */

export type Bar = { name: string; cards: number; width: number; percent: number };

/** The longest bar is 100 wide; a row that has cards has a bar one can see. */
export function bars(rows: { name: string; cards: number }[]): Bar[] {
  const most = Math.max(1, ...rows.map((row) => row.cards));
  const all = Math.max(
    1,
    rows.reduce((sum, row) => sum + row.cards, 0),
  );
  return rows.map(({ name, cards }) => ({
    name,
    cards,
    width: cards === 0 ? 0 : Math.max(1, (cards * 100) / most),
    percent: Math.round((cards * 100) / all),
  }));
}
