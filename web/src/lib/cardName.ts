import { t } from '../i18n/i18n.svelte';
import type { Turned } from '../wire';

/** A card that lies turned: its title and date. */
export const cardName = (card: Turned) => t('card-in-line', { title: card.front.title, date: card.back.label });
