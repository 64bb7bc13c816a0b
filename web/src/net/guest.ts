/** The guest of this browser: a secret in a cookie that the page itself cannot read. */
const KEY = 'antedate-guest';

/**
 * Asks the server for the cookie, once a visit: whoever sits down after that has the game
 * counted on their own page. Without it one plays all the same.
 */
export async function greet() {
  try {
    if (sessionStorage.getItem(KEY)) return;
    if ((await fetch('/api/me')).ok) sessionStorage.setItem(KEY, '1');
  } catch {
    // A private window may refuse to remember, and the server may be away.
  }
}

/** After erasing, the next game begins with another secret. */
export function forgetGuest() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered then.
  }
}
