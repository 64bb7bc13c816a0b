/** The clock of the page: the frames that the screen draws. */
import type { Clock } from '../table/sequence';

export const frames: Clock = (frame) => {
  let isRunning = true;
  const draw = (now: number) => {
    if (!isRunning) return;
    frame(now);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  return () => {
    isRunning = false;
  };
};
