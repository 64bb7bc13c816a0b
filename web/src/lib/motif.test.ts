import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { OF_THE_INTERFACE } from '../../build/motifs.ts';

const SOURCES = join(import.meta.dirname, '..');

/** A page that was just loaded, and what the server answers it. */
async function page(answers: Record<string, (() => Response)[]>) {
  vi.resetModules();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve((answers[address]?.shift() ?? gone)());
  });
  return { asked, ...(await import('./motif')) };
}
const drawing = (path: string) => () => new Response(`<svg><path d="${path}"/></svg>`);
const gone = () => new Response('', { status: 404 });
const busy = () => new Response('', { status: 503 });

afterEach(() => void vi.unstubAllGlobals());

test('a picture is fetched once', async () => {
  const { motif, asked } = await page({ '/motifs/caravel.svg': [drawing('M1')] });
  expect([await motif('caravel'), await motif('caravel')]).toEqual([['M1'], ['M1']]);
  expect(asked).toEqual(['/motifs/caravel.svg']);
});

test('a picture that the program lacks, as in a deck of one’s own, shows an hourglass', async () => {
  const { motif, asked } = await page({ '/motifs/hourglass.svg': [drawing('M2')] });
  expect(await Promise.all([motif('abacus'), motif('zigzag-cage')])).toEqual([['M2'], ['M2']]);
  expect(asked.filter((address) => address.includes('hourglass'))).toEqual(['/motifs/hourglass.svg']);
});

test('a server without an hourglass is asked once', async () => {
  const { motif, asked } = await page({});
  expect(await motif('abacus')).toEqual([]);
  expect(asked).toEqual(['/motifs/abacus.svg', '/motifs/hourglass.svg']);
});

test('a server that is busy for a moment is asked again', async () => {
  const { motif } = await page({ '/motifs/caravel.svg': [busy, drawing('M1')] });
  expect([await motif('caravel'), await motif('caravel')]).toEqual([[], ['M1']]);
});

test('the build ships every picture that a screen names, and none in vain', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const texts = files
    .filter((file) => !/test|samples/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/\bmotif: '([a-z0-9-]+)'/g)].map(([, name]) => name));
  expect([...new Set([...named, 'hourglass'])].sort()).toEqual([...OF_THE_INTERFACE].sort());
});
