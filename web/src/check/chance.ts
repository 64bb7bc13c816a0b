/**
 * Chance as docs/transcript.md defines it, so that the browser can recompute a deal:
 * ChaCha20 with a 64-bit counter and a 64-bit stream number, `below`, the shuffle and
 * the commitment.
 */
import { sha256 } from '@noble/hashes/sha2.js';

import { toHex } from '../lib/hex';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const TWO_32 = 2 ** 32;

export class Chance {
  #block: Uint32Array = new Uint32Array(16);
  #used = 16;
  #counter = 0;
  readonly #key: Uint32Array;
  readonly #stream: number;

  constructor(seed: Uint8Array, stream: number) {
    const bytes = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
    this.#key = Uint32Array.from({ length: 8 }, (_, word) => bytes.getUint32(4 * word, true));
    this.#stream = stream;
  }

  /** The next word of 32 bits. */
  word(): number {
    if (this.#used === 16) {
      this.#block = chachaBlock(this.#key, this.#counter, this.#stream);
      this.#counter += 1;
      this.#used = 0;
    }
    const word = this.#block[this.#used] ?? 0;
    this.#used += 1;
    return word;
  }

  /** A number below `n`, each as likely as another. */
  below(n: number): number {
    // x·n stays below 2⁵³ for every n that cards can have.
    for (;;) {
      const product = this.word() * n;
      if (product % TWO_32 >= TWO_32 % n) return Math.floor(product / TWO_32);
    }
  }

  shuffle<T>(items: T[]): T[] {
    const list = [...items];
    for (let i = 0; i + 1 < list.length; i += 1) {
      const other = i + this.below(list.length - i);
      [list[i], list[other]] = [list[other] as T, list[i] as T];
    }
    return list;
  }
}

function chachaBlock(key: Uint32Array, counter: number, stream: number): Uint32Array {
  const high = (number: number) => Math.floor(number / TWO_32);
  const start = Uint32Array.from([...CONSTANTS, ...key, counter, high(counter), stream, high(stream)]);
  const state = start.slice();
  for (let round = 0; round < 10; round += 1) {
    for (const [a, b, c, d] of QUARTERS) quarter(state, a, b, c, d);
  }
  return state.map((word, index) => word + (start[index] ?? 0));
}

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number) {
  const mix = (into: number, from: number, rotated: number, by: number) => {
    s[into] = (s[into] ?? 0) + (s[from] ?? 0);
    const word = (s[rotated] ?? 0) ^ (s[into] ?? 0);
    s[rotated] = (word << by) | (word >>> (32 - by));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** SHA-256 of `antedate-seed-1` and the seed (SEC-5). */
export function commitmentOf(seed: Uint8Array): string {
  const label = new TextEncoder().encode('antedate-seed-1');
  // Not the browser's own, which a page over plain HTTP does not get (see hex.ts).
  return toHex(sha256(new Uint8Array([...label, ...seed])));
}

/** Sorts by UTF-8 bytes, which is the order of code points. */
export function byBytes(left: string, right: string): number {
  const a = new TextEncoder().encode(left);
  const b = new TextEncoder().encode(right);
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
