import { describe, expect, test } from 'vitest';

import { playing } from '../games/timeline/samples';
import type { TableView } from '../wire';
import { tableView } from './samples';
import { advance, type Effect, type Progress, type Situation, type Stage, stageOf, START } from './stage';

const situation = (view: TableView | null, change: Partial<Situation> = {}): Situation => ({
  refused: false,
  lost: null,
  view,
  isReady: true,
  isHanding: false,
  ...change,
});
const lobby = tableView();
const game = playing();
const over: TableView = { ...game, phase: 'finished' };
const closed: TableView = { ...lobby, phase: 'closed' };

/** The stages and effects of one situation after another. */
function run(...all: Situation[]): [Stage, Effect[]][] {
  let progress: Progress = START;
  return all.map((now) => {
    const next = advance(progress, now);
    progress = next.progress;
    return [progress.stage, next.effects];
  });
}

describe('what is shown', () => {
  test('follows from what is known', () => {
    expect(stageOf(situation(null))).toBe('loading');
    expect(stageOf(situation(lobby))).toBe('waiting-room');
    expect(stageOf(situation(game))).toBe('playing');
    expect(stageOf(situation(over))).toBe('result');
    expect(stageOf(situation(closed))).toBe('closed');
  });
  test('a table that lets nobody in, or whose seat was lost, shows nothing else', () => {
    expect(stageOf(situation(null, { refused: true }))).toBe('refused');
    expect(stageOf(situation(game, { lost: 'moved' }))).toBe('lost');
    expect(stageOf(situation(closed, { lost: 'left' }))).toBe('closed');
  });
  test('nothing of a game before its screens are loaded, or while the device is handed on', () => {
    expect(stageOf(situation(game, { isReady: false }))).toBe('loading');
    expect(stageOf(situation(game, { isHanding: true }))).toBe('curtain');
  });
});

describe('what is done', () => {
  test('a table that was just made may start at once, and only then', () => {
    const [first, again] = run(situation(lobby), situation({ ...lobby, locked: true }));
    expect(first).toEqual(['waiting-room', ['start', 'rest', 'focus']]);
    expect(again).toEqual(['waiting-room', ['rest']]);
  });
  test('a game begins at the top of its screen', () => {
    expect(run(situation(lobby), situation(game), situation(game))).toEqual([
      ['waiting-room', ['start', 'rest', 'focus']],
      ['playing', ['scroll-up', 'focus']],
      ['playing', []],
    ]);
  });
  test('the focus waits for the screens of the game', () => {
    const [, , ready] = run(situation(null), situation(game, { isReady: false }), situation(game));
    expect(ready).toEqual(['playing', ['focus']]);
  });
  test('a curtain moves nothing', () => {
    const [, curtain, back] = run(situation(game), situation(game, { isHanding: true }), situation(game));
    expect([curtain, back]).toEqual([
      ['curtain', []],
      ['playing', []],
    ]);
  });
  test('a game counts once when it is over, however much is said after it', () => {
    const [, first, again, rematch, second] = run(
      situation(game),
      situation(over),
      situation({ ...over, seq: 9 }),
      situation({ ...game, game: { ...game.game!, game: 2 } }),
      situation({ ...over, game: { ...game.game!, game: 2 } }),
    );
    expect(first).toEqual(['result', ['rest', 'count', 'scroll-up', 'focus-result']]);
    expect(again).toEqual(['result', ['rest']]);
    expect(rematch).toEqual(['playing', ['scroll-up', 'focus']]);
    expect(second?.[1]).toContain('count');
  });
});
