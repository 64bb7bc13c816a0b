/** Two fingers on the line (or the wheel with Ctrl) make its cards smaller or larger. */
import { zoomed } from './line';

type Get = () => number;
type Set = (zoom: number) => void;

export function pinch(strip: HTMLElement, zoom: Get, set: Set): () => void {
  let start: { apart: number; zoom: number } | null = null;

  const touched = (event: TouchEvent) => {
    start = event.touches.length === 2 ? { apart: apartOf(event), zoom: zoom() } : null;
  };
  const moved = (event: TouchEvent) => {
    if (!start || event.touches.length !== 2) return;
    event.preventDefault();
    around(strip, middleOf(event), zoom, set, (start.zoom * apartOf(event)) / start.apart);
  };
  const wheeled = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    around(strip, event.clientX, zoom, set, zoom() * Math.exp(-event.deltaY / 200));
  };
  strip.addEventListener('touchstart', touched, { passive: true });
  strip.addEventListener('touchend', touched, { passive: true });
  strip.addEventListener('touchmove', moved, { passive: false });
  strip.addEventListener('wheel', wheeled, { passive: false });
  return () => {
    strip.removeEventListener('touchstart', touched);
    strip.removeEventListener('touchend', touched);
    strip.removeEventListener('touchmove', moved);
    strip.removeEventListener('wheel', wheeled);
  };
}

/** Changes the size so that what lies between the fingers stays there. */
function around(strip: HTMLElement, x: number, zoom: Get, set: Set, to: number) {
  const before = zoom();
  const left = x - strip.getBoundingClientRect().left;
  const at = strip.scrollLeft + left;
  set(zoomed(to));
  strip.scrollLeft = (at * zoom()) / before - left;
}

function apartOf({ touches: [one, other] }: TouchEvent): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1;
}

function middleOf({ touches: [one, other] }: TouchEvent): number {
  return one && other ? (one.clientX + other.clientX) / 2 : 0;
}
