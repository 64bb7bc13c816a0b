import { expect, test } from 'vitest';

import { withArticle } from './dates';

test('English dates have an article where they are no numbers', () => {
  const said = (label: string) => withArticle(label, 'en');
  expect(['15th century', '1370s', '2nd millennium BCE', 'late 1370s'].map(said)).toEqual([
    'the 15th century',
    'the 1370s',
    'the 2nd millennium BCE',
    'the late 1370s',
  ]);
  for (const label of ['1914', 'c. 630 BCE', '66 million years ago', 'scene 12']) expect(said(label)).toBe(label);
});
test('Italian years and centuries have one, elided before a vowel', () => {
  const said = (label: string) => withArticle(label, 'it');
  expect(
    ['1914', '44 a.C.', 'XV secolo', 'anni 1370', '800', '11 d.C.', '1180', 'VIII secolo', 'XI secolo'].map(said),
  ).toEqual([
    'il 1914',
    'il 44 a.C.',
    'il XV secolo',
    'gli anni 1370',
    'l’800',
    'l’11 d.C.',
    'il 1180',
    'l’VIII secolo',
    'l’XI secolo',
  ]);
  for (const label of ['ca. 200', '66 milioni di anni fa', 'scena 12']) expect(said(label)).toBe(label);
});
test('Polish and Russian have none', () => {
  expect([withArticle('XV wiek', 'pl'), withArticle('XV век', 'ru')]).toEqual(['XV wiek', 'XV век']);
});
