/** How wrong a card was, in words: of somebody by name, or of whoever reads. */
import type { Played } from '../../check/record';
import { t } from '../../i18n/i18n.svelte';
import { roundly } from '../../lib/moments';
import { settings } from '../../state/settings.svelte';

/** `name` is `null` for whoever reads. */
export function missWords({ miss }: Played, isSaga: boolean, name: string | null): string {
  const what = isSaga ? 'scenes' : 'years';
  if (name === null) {
    const words = roundly(miss, settings.lang);
    return miss > 0 ? t(`you-missed-by-${what}`, { n: miss, words }) : t('you-were-blocked');
  }
  return miss > 0 ? t(`missed-by-${what}`, { name, n: miss }) : t('was-blocked', { name });
}
