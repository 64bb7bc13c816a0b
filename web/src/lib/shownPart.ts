/** Which part of something that scrolls is in its window, as shares of the whole. */
export type ShownPart = { from: number; share: number };

export const WHOLE: ShownPart = { from: 0, share: 1 };

/** Tells the part that is shown, now and whenever it changes; the answer ends it. */
export function watchShown(box: HTMLElement, upright: boolean, tell: (part: ShownPart) => void): () => void {
  const look = () => {
    // A column with later above is scrolled from its foot, in negative numbers.
    const [at, whole, part] = upright
      ? [-box.scrollTop, box.scrollHeight, box.clientHeight]
      : [box.scrollLeft, box.scrollWidth, box.clientWidth];
    tell({ from: at / whole, share: Math.min(1, part / whole) });
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(box);
  for (const child of box.children) watcher.observe(child);
  box.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    watcher.disconnect();
    box.removeEventListener('scroll', look);
  };
}
