/** Handing words or an address to others: by the device's own sheet, or by the clipboard. */
export async function hand(what: { title?: string; text?: string; url?: string }): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share(what);
    else await navigator.clipboard.writeText(what.url ?? what.text ?? '');
    return true;
  } catch {
    // Closed without choosing, or not allowed: nothing was shared.
    return false;
  }
}

/** Whether only this machine reaches the address the page came from. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
