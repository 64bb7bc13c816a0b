/** How a card goes from one place to another: it is drawn where it ends, and comes from where it was. */
import { calmMotion } from '../state/settings.svelte';

export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Lets `card` come from a place, in so many milliseconds; nothing that it passes cuts it off. With reduced motion, or from
 * nowhere, it fades in.
 */
export function comeFrom(card: HTMLElement, from: Place | null | undefined, long: number): Animation {
  if (calmMotion() || !from || long === 0) return card.animate({ opacity: [0, 1] }, { duration: 200 });
  const here = card.getBoundingClientRect();
  const x = from.left + from.width / 2 - here.left - here.width / 2;
  const y = from.top + from.height / 2 - here.top - here.height / 2;
  const size = from.width / here.width;
  // In an arc, as a hand would carry it.
  const rise = Math.min(40, Math.hypot(x, y) / 6);
  const copy = inTheAir(card, here);
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, easing: 'ease-in' },
      { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(size + 1) / 2})`, easing: 'ease-out' },
      { transform: 'none' },
    ],
    { duration: long },
  );
  card.style.visibility = 'hidden';
  const land = () => {
    copy.remove();
    card.style.visibility = '';
  };
  flight.onfinish = flight.oncancel = land;
  return flight;
}

/** A copy of a card above everything else, where it lies. */
function inTheAir(card: HTMLElement, { left, top, width, height }: Place): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  delete copy.dataset.lies;
  delete copy.dataset.new;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.setProperty('--card-w', getComputedStyle(card).getPropertyValue('--card-w'));
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '9',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    listStyle: 'none',
  });
  document.body.append(copy);
  return copy;
}

/** Remembers where the card lay that is being shown, so that it can go on from there. */
export class LastPlace {
  #last: { card: number; place: Place } | null = null;

  /** To be called before the page draws anything else. */
  note(box: Element | undefined) {
    const lying = box?.querySelector<HTMLElement>('[data-lies]');
    if (lying) this.#last = { card: Number(lying.dataset.lies), place: lying.getBoundingClientRect() };
  }
  of(card: number): Place | null {
    return this.#last?.card === card ? this.#last.place : null;
  }
  forget() {
    this.#last = null;
  }
}

/** A place that is scrolled out of sight lends its edge of the window. */
export function within(place: Place, box: Element): Place {
  const window = box.getBoundingClientRect();
  const inside = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at));
  return {
    width: place.width,
    height: place.height,
    left: inside(place.left, window.left - place.width / 2, window.right - place.width / 2),
    top: inside(place.top, window.top - place.height / 2, window.bottom - place.height / 2),
  };
}
