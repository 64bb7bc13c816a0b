/**
 * The sounds of a table, made on the spot: no file is fetched for them. They are one set, like bars of wood struck softly
 * and cards on felt, all in D major.
 */

/** Every kind of sound. */
export type Sound = 'pick' | 'slide' | 'breath' | 'right' | 'wrong' | 'draw' | 'turn' | 'last' | 'win' | 'end' | 'word';

/** A bar of wood: its pitch in hertz, when it is struck and how long it rings in seconds, and how hard, from 0 to 1. */
type Bar = [pitch: number, at: number, long: number, hard: number];
/** A card on felt: when, how long, and the pitch of its rustle from its beginning to its end. */
type Rustle = [at: number, long: number, from: number, to: number, hard: number];

const [D3, A3, B3, D4, FIS4, A4, D5, E5, FIS5, A5, D6] = [
  146.8, 220, 246.9, 293.7, 370, 440, 587.3, 659.3, 740, 880, 1174.7,
];

const BARS: Record<Sound, Bar[]> = {
  pick: [[D5, 0, 0.1, 0.3]],
  slide: [[A3, 0.2, 0.12, 0.35]],
  // Two heartbeats, the second nearer.
  breath: [
    [D3, 0, 0.3, 0.45],
    [D3, 0.16, 0.26, 0.25],
    [D3, 0.48, 0.32, 0.6],
  ],
  right: [
    [D5, 0, 0.3, 0.6],
    [FIS5, 0.075, 0.3, 0.6],
    [A5, 0.15, 0.5, 0.75],
  ],
  wrong: [
    [B3, 0, 0.2, 0.6],
    [A3, 0.13, 0.34, 0.55],
  ],
  draw: [[A4, 0.12, 0.1, 0.25]],
  turn: [
    [A4, 0, 0.22, 0.6],
    [D5, 0.12, 0.4, 0.7],
  ],
  last: [
    [D5, 0, 0.14, 0.5],
    [D5, 0.11, 0.14, 0.5],
    [A5, 0.22, 0.4, 0.7],
  ],
  win: [
    [D4, 0, 0.5, 0.6],
    [FIS4, 0.1, 0.5, 0.6],
    [A4, 0.2, 0.5, 0.65],
    [D5, 0.3, 0.7, 0.7],
    [FIS5, 0.42, 0.8, 0.7],
    [D6, 0.56, 1, 0.6],
  ],
  end: [
    [A4, 0, 0.3, 0.55],
    [FIS4, 0.14, 0.3, 0.5],
    [D4, 0.28, 0.7, 0.6],
  ],
  word: [[E5, 0, 0.09, 0.4]],
};

const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  slide: [[0, 0.24, 1_400, 520, 0.5]],
  draw: [[0, 0.16, 700, 2_200, 0.4]],
};

/** What a phone does with it, in milliseconds of shaking and of rest. */
const SHAKES: Partial<Record<Sound, number[]>> = {
  pick: [5],
  breath: [8, 150, 12, 300, 20],
  right: [24],
  wrong: [36, 70, 36],
  turn: [14, 60, 14],
  win: [18, 70, 18, 70, 60],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound at a volume from 0 to 100, after so many seconds; browsers allow none before the first touch. */
export function play(sound: Sound, volume: number, after = 0) {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime + after;
  for (const [pitch, at, long, hard] of BARS[sound]) strike(context, pitch, now + at, long, (hard * volume) / 100);
  for (const [at, long, from, to, hard] of RUSTLES[sound] ?? [])
    rustle(context, now + at, long, from, to, (hard * volume) / 100);
}

/** Shakes a phone that can. */
export function shake(sound: Sound) {
  const pattern = SHAKES[sound];
  if (pattern && navigator.userActivation?.hasBeenActive && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** A bar has its own pitch, and one far above it that is gone at once: that makes it wood. */
function strike(audio: AudioContext, pitch: number, at: number, long: number, loud: number) {
  tone(audio, pitch, at, long, 0.5 * loud);
  tone(audio, pitch * 3.93, at, Math.min(0.06, long / 3), 0.16 * loud);
}

function tone(audio: AudioContext, pitch: number, at: number, long: number, loud: number) {
  const wave = audio.createOscillator();
  const fade = audio.createGain();
  wave.frequency.value = pitch;
  // A soft beginning and a long end; a bare tone clicks.
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0004, at + long);
  wave.connect(fade).connect(audio.destination);
  wave.start(at);
  wave.stop(at + long);
}

function rustle(audio: AudioContext, at: number, long: number, from: number, to: number, loud: number) {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const fade = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(0.3 * loud, at + long / 3);
  fade.gain.linearRampToValueAtTime(0, at + long);
  source.connect(band).connect(fade).connect(audio.destination);
  source.start(at, 0, long);
}

/** Half a second of noise, the same each time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < data.length; n += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[n] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}

/** Says by a notification whose turn it is, while the page is out of sight. */
export function notifyTurn(text: string) {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  new Notification('Antedate', { body: text, icon: '/icon-192.png', tag: 'turn' });
}
