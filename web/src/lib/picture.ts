/** Pictures drawn in the browser, to be saved and shared: dark felt, the name, and what somebody draws on it. */

export type Picture = { address: string; width: number; height: number };

export const WIDTH = 1_200;
export const MARGIN = 84;
export const COLOURS = {
  felt: '#27483d',
  deep: '#1c372e',
  line: '#4d7163',
  paper: '#f6eedd',
  soft: '#d3dccd',
  gold: '#e2b354',
  right: '#9ddcab',
  wrong: '#f5a698',
};
export const SANS = '"Source Sans 3", sans-serif';
export const SERIF = '"Playfair Display", serif';

/** Draws a picture, which has a `data:` address: the page's policy allows those. */
export async function paint(height: number, draw: (pen: CanvasRenderingContext2D) => void): Promise<Picture> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, height];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  await Promise.all([`700 84px ${SERIF}`, `600 40px ${SANS}`].map((font) => document.fonts.load(font)));
  table(pen, height);
  pen.textBaseline = 'top';
  write(pen, 'Antedate', { y: 62, font: `700 44px ${SERIF}`, colour: COLOURS.gold });
  draw(pen);
  return { address: canvas.toDataURL('image/png'), width: WIDTH, height };
}

function table(pen: CanvasRenderingContext2D, height: number) {
  pen.fillStyle = COLOURS.deep;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = COLOURS.felt;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(30, 30, WIDTH - 60, height - 60, 28);
  pen.fill();
  pen.stroke();
}

type Style = { y: number; font: string; colour: string; right?: boolean };

/** Words too long for the picture are drawn narrower, never cut. */
export function write(pen: CanvasRenderingContext2D, text: string, { y, font, colour, right = false }: Style) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = right ? 'right' : 'left';
  pen.fillText(text, right ? WIDTH - MARGIN : MARGIN, y, WIDTH - 2 * MARGIN - (right ? 320 : 0));
}

/** Hands the picture to the device's own sheet; `false` where it has none for pictures. */
export async function handPicture(address: string, text: string): Promise<boolean> {
  // Not by `fetch`: the page's policy lets it reach this server alone.
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const what = { files: [new File([bytes], 'antedate.png', { type: 'image/png' })], text };
  if (!navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch {
    return false;
  }
}
