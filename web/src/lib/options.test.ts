import { expect, test } from 'vitest';

import { SETUPS } from '../games';
import { standInChoices, standIns, usualClock } from './options';

const BOTS = ['novice', 'pupil', 'amateur', 'scholar', 'oracle'].map((level) => ({ level }));

test('looking dates up: a public table is offered a short clock where dates are hidden', () => {
  expect(usualClock(SETUPS.timeline, true)).toBe('60s');
  expect(usualClock(SETUPS.twist, true)).toBe('60s');
  expect(usualClock(SETUPS.trek, true)).toBe('none');
  expect(usualClock(SETUPS.timeline, false)).toBe('none');
});

test('a strong bot never holds a seat at a public table', () => {
  const levels = (stand_ins: 'gentle' | 'amateur' | 'any', isPublic: boolean) =>
    standIns(BOTS, { stand_ins, public: isPublic }).map(({ level }) => level);
  expect(levels('gentle', false)).toEqual(['novice']);
  expect(levels('amateur', false)).toEqual(['novice', 'pupil', 'amateur']);
  expect(levels('any', true)).toEqual(levels('amateur', false));
  expect(levels('any', false)).toHaveLength(BOTS.length);
  expect(standInChoices({ public: true })).not.toContain('any');
  expect(standInChoices({ public: false })).toContain('any');
});
