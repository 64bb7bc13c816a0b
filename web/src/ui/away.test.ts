import { expect, test } from 'vitest';

import { HOST_WAITED_FOR, mayLetBotPlay } from './away';

const [HOST, OTHER, THIRD] = [0, 1, 2];
const SOON = 6_000;
const LATE = HOST_WAITED_FOR + 1;

test('the host may let a bot play at once', () => {
  expect(mayLetBotPlay({ you: HOST, host: HOST, player: OTHER, waited: SOON })).toBe(true);
});

test('the others may when the host has been waited for', () => {
  expect(mayLetBotPlay({ you: OTHER, host: HOST, player: HOST, waited: SOON })).toBe(false);
  expect(mayLetBotPlay({ you: OTHER, host: HOST, player: HOST, waited: LATE })).toBe(true);
});

test('nobody else may for anybody else', () => {
  expect(mayLetBotPlay({ you: OTHER, host: HOST, player: THIRD, waited: LATE })).toBe(false);
  expect(mayLetBotPlay({ you: null, host: HOST, player: HOST, waited: LATE })).toBe(false);
});
