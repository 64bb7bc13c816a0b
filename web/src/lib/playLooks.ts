/** A picture for each game, on the tint of a topic: nothing here is a card. */
import type { Play } from './plays';

export type Look = { motif: string; topic: string };

export const LOOKS: Record<Play, Look> = {
  timeline: { motif: 'hourglass', topic: 'invention' },
  twist: { motif: 'jigsaw-piece', topic: 'science' },
  saga: { motif: 'light-sabers', topic: 'leisure' },
  trek: { motif: 'pocket-watch', topic: 'exploration' },
  chorus: { motif: 'musical-notes', topic: 'arts' },
  children: { motif: 'bear-face', topic: 'nature' },
};
export const PHONE_LOOK: Look = { motif: 'smartphone', topic: 'society' };
