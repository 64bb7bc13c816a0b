/** Replays the corpus: views, frames and the views after them of random tables. */
import { isDeepStrictEqual } from 'node:util';

import { describe, expect, test } from 'vitest';

import type { Frame, TableView } from '../wire';
import { corpusFiles, readCorpus } from './corpus';
import { foldFrame } from './fold';

type Track = { view: TableView; checks: { frames: Frame[]; view: TableView }[] };

describe('the fold agrees with the table', () => {
  const files = corpusFiles().filter((name) => name !== 'previews.json');
  test.each(files)('%s', (name) => {
    for (const { view, checks } of readCorpus<Track[]>(name)) {
      let folded = view;
      for (const check of checks) {
        folded = check.frames.reduce(foldFrame, folded);
        // Printing the difference of two whole views takes long.
        if (!isDeepStrictEqual(folded, check.view)) expect(folded).toStrictEqual(check.view);
      }
    }
  });
});
