/** How the cards of twist are worded. */
import { t } from '../../i18n/i18n.svelte';
import type { Back, Held, PinKind, Turned, TwistView } from '../../wire';
import { hindranceOf, type Place, placeAfter } from './places';

export const slotName = (card: Turned) => t('card-in-slot', { title: card.front.title, date: card.back.label });

/** A card before a player; `back` where all cards lie open. */
export function heldName(card: Held, back: Back | undefined): string {
  const icon = t(`icon-${card.front.icon ?? 'none'}`);
  if (card.lies === 'blocked')
    return t('card-blocked', {
      title: card.front.title,
      date: card.back.label,
      icon,
      back: t(`icon-${card.back.icon ?? 'none'}`),
    });
  if (back) return t('card-in-line', { title: card.front.title, date: back.label });
  return t('card-upright', { title: card.front.title, icon });
}

/** What advice says, and what a card would meet there. */
export function pinWords(pin: PinKind, view: TwistView): { sign: string; words: string; meets: string } {
  if (pin.type !== 'about') return { sign: pin.type === 'play' ? '↑' : '↧', words: t(`pin-${pin.type}`), meets: '' };
  const at = view.row.findIndex((cards) => cards[0]?.card === pin.after);
  const date = view.row[at]?.[0]?.back.label;
  const place = placeAfter(view, at + 1);
  return {
    sign: SIGNS[place],
    words: date === undefined ? t('pin-before-all') : t('pin-after', { date }),
    meets: t(`place-${place}`),
  };
}

/** The places in a sign: told apart by shape, as the points they earn. */
export const SIGNS: Record<Place, string> = { end: '+2', free: '+1', taken: '✕' };

/** Why a card is blocked (CO-11), or nothing. */
export function blockedWords(view: TwistView, card: Turned): string {
  const found = hindranceOf(view, card.back.value);
  if (!found) return '';
  const { left, right, by } = found;
  return t('slot-taken-by', {
    left: left.back.label,
    right: right.back.label,
    title: by.front.title,
    date: by.back.label,
  });
}
