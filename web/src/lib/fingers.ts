/** Nothing moves under a finger that is down: what was to be shown waits for it. */
const down = new Set<number>();
const waiting = new Set<() => void>();

addEventListener('pointerdown', (event) => {
  if (event.pointerType !== 'touch') return;
  // The first finger of a new touch: whatever was missed of the last one is over.
  if (event.isPrimary) down.clear();
  down.add(event.pointerId);
});
addEventListener('pointerup', (event) => {
  down.delete(event.pointerId);
  lifted();
});
// The browser takes a finger that scrolls away from the page, but it is still down.
for (const type of ['touchend', 'touchcancel'] as const) {
  addEventListener(
    type,
    (event) => {
      if (event.touches.length === 0) down.clear();
      lifted();
    },
    { passive: true },
  );
}

/** The press that a lifted finger makes comes a moment later, and is meant for what lay there. */
const lifted = () => setTimeout(go, 50);

function go() {
  if (down.size > 0) return;
  const all = [...waiting];
  waiting.clear();
  for (const show of all) show();
}

/** Shows it now, or once all fingers are lifted. */
export function whenLifted(show: () => void) {
  waiting.add(show);
  go();
}
