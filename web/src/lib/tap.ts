/** How far a finger may tremble, in pixels: what goes further is a drag, or scrolls. */
export const TAP_SLOP = 10;
