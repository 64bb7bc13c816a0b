/** The time warps of trek: what can be used, and what it would do. */
import type { PlainId } from '../../i18n/messages';
import type { Translate } from '../../i18n/messages';
import type { Action, TrekView, TrekWarp, WarpChoice, WarpKind } from '../../wire';
import { foldTrek } from './fold';

const NAMES = {
  rewind: ['warp-rewind', 'warp-does-rewind'],
  haste: ['warp-haste', 'warp-does-haste'],
  exchange: ['warp-exchange', 'warp-does-exchange'],
  new_dawn: ['warp-new-dawn', 'warp-does-new-dawn'],
  foresight: ['warp-foresight', 'warp-does-foresight'],
  detour: ['warp-detour', 'warp-does-detour'],
  prism: ['warp-prism', 'warp-does-prism'],
  echo: ['warp-echo', 'warp-does-echo'],
} satisfies Record<WarpKind, [PlainId, PlainId]>;

export const kindOf = (kind: WarpKind): PlainId => NAMES[kind][0];
export const doesOf = (kind: WarpKind): PlainId => NAMES[kind][1];

export function priceOf({ price }: TrekWarp, t: Translate): string {
  if (price.crystals > 0) return t('warp-costs-crystals', { n: price.crystals });
  return price.hours > 0 ? t('warp-costs-hours', { n: price.hours }) : t('warp-free');
}

export type WarpAction = Action & { type: 'warp' };

/** The ways to use a time warp that the rules allow now. */
export function waysOf(legal: Action[], at: number): WarpAction[] {
  return legal.filter((action): action is WarpAction => action.type === 'warp' && action.at === at);
}

/** The spaces that an exchange may begin with, or go on to once the first is chosen. */
export function spacesOf(ways: WarpAction[], first: number | null): number[] {
  const pairs = ways.flatMap(({ choice }) => (choice?.type === 'spaces' ? [[choice.one, choice.other]] : []));
  const all = first === null ? pairs.flat() : pairs.filter((pair) => pair.includes(first)).flat();
  return [...new Set(all)].filter((space) => space !== first).toSorted((left, right) => left - right);
}

/** The way to use a warp by its choice; `undefined` while something is still to be chosen. */
export function wayBy(ways: WarpAction[], spaces: number[], echo: number | null): WarpAction | undefined {
  const fits = (choice: WarpChoice | undefined) => {
    if (!choice) return true;
    if (choice.type === 'mat') return choice.space === echo;
    return spaces.length === 2 && spaces.includes(choice.one) && spaces.includes(choice.other);
  };
  return ways.find(({ choice }) => fits(choice));
}

/** Whether what a warp would do can be shown: what the deck brings is not known before. */
export const shows = (kind: WarpKind) => kind !== 'foresight' && kind !== 'new_dawn';

/** The table as it would be after a warp, for the cards to be weighed before it is paid. */
export function tried(view: TrekView, seat: number, way: WarpAction | null): TrekView {
  const kind = way && view.warps?.laid_out[way.at]?.kind;
  if (!kind || !shows(kind)) return view;
  const choice = way.choice ?? null;
  const row =
    choice?.type === 'spaces'
      ? view.row.with(choice.one, view.row[choice.other] ?? null).with(choice.other, view.row[choice.one] ?? null)
      : null;
  return foldTrek(view, [{ type: 'warp_used', seat, at: way.at, choice, row, cards: null }]);
}
