/** Handing words or an address to others: by the device's own sheet, or by the clipboard. */
export async function hand(what: { title?: string; text?: string; url?: string }): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share(what);
    else await copy(what.url ?? what.text ?? '');
    return true;
  } catch {
    // Closed without choosing, or not allowed: nothing was shared.
    return false;
  }
}

/** Puts words on the clipboard, also where the page came over plain HTTP and is not given one. */
async function copy(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  const done = document.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!done) throw new Error('nothing can be copied here');
}

/** Whether only this machine reaches the address the page came from. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
