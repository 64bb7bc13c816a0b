/**
 * The outlines of the pictures, each fetched once. A `<use>` of another file would make a
 * document of every card on the table.
 */
const outlines = new Map<string, Promise<string[]>>();

/** Shown where the program has no picture of a name: it carries those of the built-in decks. */
const FALLBACK = 'hourglass';

/** Words and buttons first: pictures are asked for when they have been drawn. */
const drawn = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export function motif(name: string): Promise<string[]> {
  const known = outlines.get(name);
  if (known) return known;
  const asked = drawn
    .then(() => read(name))
    .catch(() => {
      // Out of reach for a moment: the next card that wants it asks again.
      outlines.delete(name);
      return [];
    });
  outlines.set(name, asked);
  return asked;
}

async function read(name: string): Promise<string[]> {
  const answer = await fetch(`/motifs/${encodeURIComponent(name)}.svg`);
  if (answer.status === 404 && name !== FALLBACK) return motif(FALLBACK);
  if (!answer.ok) throw new Error(`the picture ${name} was not given: ${answer.status}`);
  return pathsOf(await answer.text());
}

function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
}
