/** Short sounds made on the spot: no file is fetched for them. */
import type { Cue } from '../game/cues';

/** Notes of each sound: pitch in hertz, and when it begins and how long it lasts in seconds. */
const NOTES: Record<Cue, [pitch: number, at: number, long: number][]> = {
  turn: [[587, 0, 0.14], [880, 0.13, 0.22]],
  right: [[659, 0, 0.1], [988, 0.08, 0.16]],
  wrong: [[233, 0, 0.16], [185, 0.12, 0.24]],
  end: [[523, 0, 0.14], [659, 0.12, 0.14], [784, 0.24, 0.34]],
  word: [[740, 0, 0.07]],
};

let context: AudioContext | null = null;

/** Plays a sound at a volume from 0 to 100; browsers allow none before the first touch. */
export function cue(kind: Cue, volume: number) {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, at, long] of NOTES[kind]) strike(context, pitch, now + at, long, volume / 100);
}

function strike(audio: AudioContext, pitch: number, at: number, long: number, loud: number) {
  const tone = audio.createOscillator();
  const fade = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  // A soft beginning and a long end, like a small bell; a bare tone clicks.
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(0.4 * loud, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0004, at + long);
  tone.connect(fade).connect(audio.destination);
  tone.start(at);
  tone.stop(at + long);
}

/** Says by a notification whose turn it is, while the page is out of sight. */
export function notifyTurn(text: string) {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  new Notification('Antedate', { body: text, icon: '/icon-192.png', tag: 'turn' });
}
