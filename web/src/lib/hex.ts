/** Bytes as text, and chance as text. */

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  const pairs = text.match(/[0-9a-f]{2}/gi) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/**
 * So many random bytes. Not `randomUUID`, nor anything of `crypto.subtle`: a browser keeps those from a page that
 * came over plain HTTP, which is how a phone reaches a server on its own network.
 */
export function randomHex(nBytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(nBytes)));
}
