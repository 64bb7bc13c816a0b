/** The way of a misplaced card: it turns where it was put, then travels to where it belonged. */
import { calmMotion } from '../settings.svelte';

/** The whole way, in milliseconds. */
const TRAVEL = 800;

/** Lets `card` come from the middle of `from`; any touch or key ends the journey at once. */
export function travel(card: HTMLElement, from: Element | null, within: Element) {
  if (calmMotion() || !from) {
    card.animate({ opacity: [0, 1] }, { duration: calmMotion() ? 200 : TRAVEL / 2 });
    return;
  }
  const offset = offsetOf(card, from, within);
  const start = `translate(${offset.x}px, ${offset.y}px)`;
  const journey = card.animate(
    [
      { transform: `${start} rotateY(90deg)`, opacity: 1, easing: 'ease-out' },
      { transform: `${start} rotate(-4deg)`, offset: 0.3, easing: 'ease-in-out' },
      { transform: `${start} rotate(4deg)`, offset: 0.45, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration: TRAVEL },
  );
  const skip = () => journey.finish();
  addEventListener('pointerdown', skip, { once: true });
  addEventListener('keydown', skip, { once: true });
  journey.onfinish = () => {
    removeEventListener('pointerdown', skip);
    removeEventListener('keydown', skip);
  };
}

/** A gap that is scrolled out of sight lends its edge of the window. */
function offsetOf(card: HTMLElement, from: Element, within: Element) {
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const window = within.getBoundingClientRect();
  const there = middle(from.getBoundingClientRect());
  const here = middle(card.getBoundingClientRect());
  const inside = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at));
  return {
    x: inside(there.x, window.left, window.right) - here.x,
    y: inside(there.y, window.top, window.bottom) - here.y,
  };
}
