import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const decks = new URL('../../../decks/', import.meta.url);
const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');

/** The tint of each topic that has one. */
const tints = new Map(
  [...css.matchAll(/((?:\.topic-[a-z]+[,\s]+)+)\{\s*--tint: var\(--topic-([a-z]+)\)/g)].flatMap(([, names, tint]) =>
    [...names!.matchAll(/\.topic-([a-z]+)/g)].map(([, topic]) => [topic!, tint!] as const),
  ),
);

function topicsOf(deck: string): string[] {
  const text = readFileSync(new URL(`${deck}/deck.toml`, decks), 'utf8');
  const list = /^topics = \[(.*)\]$/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/"([a-z]+)"/g)].map(([, topic]) => topic!);
}

test.each(readdirSync(decks))('the topics of %s have a tint each, no two the same', (deck) => {
  const topics = topicsOf(deck);
  expect(topics.length).toBeGreaterThan(4);
  const own = topics.map((topic) => tints.get(topic));
  expect(own).not.toContain(undefined);
  expect(new Set(own).size).toBe(topics.length);
});
