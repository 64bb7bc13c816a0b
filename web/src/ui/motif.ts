/**
 * The outlines of the pictures, each fetched once. A `<use>` of another file would make a
 * document of every card on the table.
 */
const outlines = new Map<string, Promise<string[]>>();

/** Words and buttons first: pictures are asked for when they have been drawn. */
const drawn = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export function motif(name: string): Promise<string[]> {
  const known = outlines.get(name);
  if (known) return known;
  const asked = drawn
    .then(() => fetch(`/motifs/${encodeURIComponent(name)}.svg`))
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then(pathsOf)
    .catch(() => {
      // Out of reach for a moment: the next card that wants it asks again.
      outlines.delete(name);
      return [];
    });
  outlines.set(name, asked);
  return asked;
}

export function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
}
