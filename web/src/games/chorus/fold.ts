/** What the events of chorus do to a view of it. */
import type { ChorusCard, ChorusChoice, ChorusEvent, ChorusSeat, ChorusView } from '../../wire';
import { changed } from '../../lib/changed';

type Closing = ChorusEvent & { type: 'card_closed' };

export function foldChorus(view: ChorusView, events: ChorusEvent[]): ChorusView {
  return events.reduce(step, view);
}

function step(view: ChorusView, event: ChorusEvent): ChorusView {
  switch (event.type) {
    case 'chosen': {
      const seats = changed(view.seats, event.seat, (seat) => ({ ...seat, done: event.done }));
      const { own } = event;
      return { ...view, seats, own: own && view.own ? { ...view.own, choice: own.gap } : view.own };
    }
    case 'card_closed':
      return closed(view, event);
    case 'own_card_closed':
      return ownClosed(view, event);
    case 'other_card_closed': {
      const seats = changed(view.seats, event.seat, () => event.now);
      const { last } = view;
      return { ...view, seats, last: last && event.choice ? noted(last, event.seat, event.choice) : last };
    }
    case 'seat_joined': {
      const { last } = view;
      const choices = last?.choices && [...last.choices, null];
      return { ...view, seats: [...view.seats, event.now], last: last && choices ? { ...last, choices } : last };
    }
    case 'seat_dropped': // TC-17
      return {
        ...view,
        current: view.pace === 'alone' && view.own?.seat === event.seat ? null : view.current,
        seats: changed(view.seats, event.seat, (seat) => {
          // At one's own pace "done" says that the run was finished.
          return { ...seat, standing: 'dropped' as const, done: seat.done && view.pace === 'alone' };
        }),
      };
    case 'game_ended': // CH-7
      if (event.opened) return { ...view, current: null, outcome: event.outcome, ...event.opened };
      return {
        ...view,
        current: null,
        outcome: event.outcome,
        seats: view.seats.map((seat, at) => ({
          ...seat,
          done: false,
          points: event.outcome.points[at] ?? 0,
          distance: event.outcome.distances[at] ?? 0,
        })),
      };
  }
}

/** How many gaps a choice was from the nearest right one; a pass counts as the largest distance (CH-6). */
export function distanceOf({ first, last }: ChorusCard, choice: number | null, largest: number): number {
  if (choice === null) return largest;
  return Math.max(first - choice, choice - last, 0);
}

function closed(view: ChorusView, { closed: card, out, next }: Closing): ChorusView {
  const largest = view.line.length;
  const isOut = new Set(out);
  const seats = view.seats.map((seat, at) => {
    const scored = scoreOf(seat, card, at, largest);
    return {
      ...scored,
      done: false,
      closed: seat.closed + 1,
      standing: isOut.has(at) ? ('eliminated' as const) : seat.standing,
    };
  });
  return {
    ...view,
    seats,
    own: ownAfter(view, card, largest),
    line: view.line.toSpliced(card.last, 0, card.card), // CH-5
    current: next,
    last: card,
  };
}

/** The viewer's own card was turned, at a pace of their own (CH-10). */
function ownClosed(view: ChorusView, event: ChorusEvent & { type: 'own_card_closed' }): ChorusView {
  const { closed: card, seats, next } = event;
  const own = view.own && judged(view.own, card, view.line.length);
  return { ...view, seats, own, line: view.line.toSpliced(card.last, 0, card.card), current: next, last: card };
}

/** Counts what somebody else has chosen for the card that the viewer closed last. */
function noted(last: ChorusCard, seat: number, { gap }: ChorusChoice): ChorusCard {
  return {
    ...last,
    counts: last.counts.map((n, at) => n + Number(at === gap)),
    passed: last.passed + Number(gap === null),
    choices: last.choices && last.choices.map((choice, at) => (at === seat ? gap : choice)),
  };
}

/** Whoever looks on at a run that each goes through at their own pace has seen nothing of it before it is over. */
export function lookingOn(view: ChorusView): ChorusView {
  if (view.pace === 'together') return { ...view, own: null };
  const after = { ...view, own: null, current: null, last: null };
  if (view.outcome) return after;
  const seats = view.seats.map((seat) => ({
    ...seat,
    standing: seat.standing === 'eliminated' ? ('in' as const) : seat.standing,
    done: false,
    closed: 0,
    points: seat.points === null ? null : 0,
    distance: seat.distance === null ? null : 0,
  }));
  return { ...after, seats, line: view.line.filter(({ card }) => card === 0) };
}

/** With the option *names* everybody can count along (CH-11). */
function scoreOf(seat: ChorusSeat, card: ChorusCard, at: number, largest: number): ChorusSeat {
  if (!card.choices || seat.standing !== 'in') return seat;
  const distance = distanceOf(card, card.choices[at] ?? null, largest);
  return { ...seat, points: (seat.points ?? 0) + Number(distance === 0), distance: (seat.distance ?? 0) + distance };
}

function ownAfter({ own, seats }: ChorusView, card: ChorusCard, largest: number): ChorusView['own'] {
  if (!own) return own;
  const isIn = seats[own.seat]?.standing === 'in';
  return isIn ? judged(own, card, largest) : { ...own, last_choice: null, hits: [...own.hits, false] };
}

/** Judges one's own choice by a card that is closed (CH-6). */
function judged(own: NonNullable<ChorusView['own']>, card: ChorusCard, largest: number) {
  const distance = distanceOf(card, own.choice, largest);
  return {
    ...own,
    choice: null,
    last_choice: own.choice,
    hits: [...own.hits, distance === 0],
    distance: own.distance + distance,
    misses: own.misses + Number(distance > 0),
  };
}

/** The seats that may choose: all that are in, "done" or not; of those who play at a pace of their own, oneself. */
export function onClock({ current, seats, pace, own }: ChorusView): number[] {
  if (current !== null && pace === 'alone') return own ? [own.seat] : [];
  return current === null ? [] : seats.flatMap((seat, at) => (seat.standing === 'in' ? [at] : []));
}
