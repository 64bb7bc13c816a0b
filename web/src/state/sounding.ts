/** Sounds and the shaking of phones, as the settings allow. */
import { play, shake, type Sound } from '../lib/sound';
import { settings } from './settings.svelte';

/** What others do is heard more softly. */
const OTHERS_VOLUME = 0.6;
/** Between two sounds of one moment, in seconds. */
const SOUND_GAP = 0.34;

/** Lets sounds be heard one after the other. Calm is for classes too: then nothing sounds or shakes. */
export function sounds(all: Sound[], isOwn = true) {
  if (settings.calm) return;
  all.forEach((sound, n) => {
    play(sound, settings.volume * (isOwn ? 1 : OTHERS_VOLUME), n * SOUND_GAP);
    if (isOwn && settings.shakes) shake(sound);
  });
}
