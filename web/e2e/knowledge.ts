/** What somebody knows who has read the decks: so that a game can be won, or lost, on purpose. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { typeset } from '../src/i18n/typeset';
import type { Lang } from '../src/wire';

const PROJECT = join(import.meta.dirname, '../..');

export type Known = { id: string; title: string; note: string; topic: string; value: number };

const decks = new Map<string, Map<string, Known>>();

/** The cards of a deck by their titles in one language, as the page shows them. */
export function readDeck(deck: string, lang: Lang): Map<string, Known> {
  const name = `${deck} ${lang}`;
  const cards = decks.get(name) ?? read(deck, lang);
  decks.set(name, cards);
  return cards;
}

function read(deck: string, lang: Lang): Map<string, Known> {
  const cards = new Map<string, Known>();
  const words = tables(join(PROJECT, 'decks', deck, `${lang}.toml`));
  for (const card of tables(join(PROJECT, 'decks', deck, 'deck.toml')).values()) {
    const told = words.get(`cards.${card.id}`);
    if (card.id === undefined || card.date === undefined || told?.title === undefined) continue;
    const title = typeset(told.title, lang);
    cards.set(title, {
      id: card.id,
      title,
      note: told.note ?? '',
      topic: card.topic ?? '',
      value: valueOf(card.date),
    });
  }
  return cards;
}

/** The few lines of TOML that decks are made of: tables of strings. */
function tables(path: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  let now: Record<string, string> = {};
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, at) => {
      const name = /^\[+([^\]]+)\]+$/.exec(line)?.[1];
      if (name !== undefined) found.set(name === 'card' ? `card ${at}` : name, (now = {}));
      const [, key, value] = /^([a-z_]+) = (".*")$/.exec(line) ?? [];
      if (key !== undefined && value !== undefined) now[key] = JSON.parse(value) as string;
    });
  return found;
}

function valueOf(date: string): number {
  const number = Number((/\d[\d.]*/.exec(date.replaceAll(',', '')) ?? ['0'])[0]);
  if (/million years ago/.test(date)) return -number * 1e6;
  if (/billion years ago/.test(date)) return -number * 1e9;
  const year = /century/.test(date) ? number * 100 - 50 : number;
  return /BCE|years ago/.test(date) ? -year : year;
}

/** The texts of the interface in one language. */
export function speak(lang: Lang): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [`${lang}.ftl`, `rules/${lang}.ftl`]) {
    bundle.addResource(new FluentResource(readFileSync(join(PROJECT, 'locales', file), 'utf8')));
  }
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${lang}.ftl has no ${id}`);
    return typeset(bundle.formatPattern(pattern, args ?? {}), lang);
  };
}
