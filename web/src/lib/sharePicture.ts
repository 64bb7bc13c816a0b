/** The picture of a result, drawn in the browser: words, and shapes that differ; no years. */
export type Boast = {
  /** Which game. */
  game: string;
  /** What was reached. */
  headline: string;
  words: string;
  /** Each card, right or not, in order; none in a game without answers of one's own. */
  answers: boolean[];
};

export const WIDTH = 1_200;
export const HEIGHT = 630;
const MARGIN = 84;
const COLOURS = {
  felt: '#27483d',
  deep: '#1c372e',
  line: '#4d7163',
  paper: '#f6eedd',
  soft: '#d3dccd',
  gold: '#e2b354',
  right: '#9ddcab',
  wrong: '#f5a698',
};

export type Spot = { x: number; y: number; size: number };

/** Where the shapes go: in rows as wide as the picture, as large as they fit in a height. */
export function spots(n: number, width: number, height: number, largest = 74): Spot[] {
  let size = largest;
  const columnsOf = (step: number) => Math.max(1, Math.floor(width / step));
  while (size > 8 && Math.ceil(n / columnsOf(size)) * size > height) size -= 2;
  const columns = columnsOf(size);
  return Array.from({ length: n }, (_, at) => ({ x: (at % columns) * size, y: Math.floor(at / columns) * size, size }));
}

/** Draws the picture and returns it as a `data:` address, which the page's policy allows. */
export async function draw(boast: Boast): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  await Promise.all(
    ['700 84px "Playfair Display"', '600 40px "Source Sans 3"'].map((font) => document.fonts.load(font)),
  );
  table(pen);
  pen.textBaseline = 'top';
  write(pen, 'Antedate', { y: 62, font: '700 44px "Playfair Display", serif', colour: COLOURS.gold });
  write(pen, boast.game, { y: 70, font: '600 34px "Source Sans 3", sans-serif', colour: COLOURS.soft, right: true });
  write(pen, boast.headline, { y: 170, font: '700 84px "Playfair Display", serif', colour: COLOURS.paper });
  write(pen, boast.words, { y: 296, font: '600 40px "Source Sans 3", sans-serif', colour: COLOURS.soft });
  for (const [at, { x, y, size }] of spots(boast.answers.length, WIDTH - 2 * MARGIN, 180).entries()) {
    mark(pen, MARGIN + x, 386 + y, size, boast.answers[at] === true);
  }
  return canvas.toDataURL('image/png');
}

function table(pen: CanvasRenderingContext2D) {
  pen.fillStyle = COLOURS.deep;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = COLOURS.felt;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(30, 30, WIDTH - 60, HEIGHT - 60, 28);
  pen.fill();
  pen.stroke();
}

type Style = { y: number; font: string; colour: string; right?: boolean };

/** Words too long for the picture are drawn narrower, never cut. */
function write(pen: CanvasRenderingContext2D, text: string, { y, font, colour, right = false }: Style) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = right ? 'right' : 'left';
  pen.fillText(text, right ? WIDTH - MARGIN : MARGIN, y, WIDTH - 2 * MARGIN - (right ? 320 : 0));
}

/** A full disc or a cross: told apart by shape, not by colour alone. */
function mark(pen: CanvasRenderingContext2D, x: number, y: number, size: number, right: boolean) {
  const [middle, arm] = [size / 2, size * 0.3];
  pen.fillStyle = COLOURS.right;
  pen.strokeStyle = COLOURS.wrong;
  pen.lineWidth = size * 0.14;
  pen.lineCap = 'round';
  pen.beginPath();
  if (right) {
    pen.arc(x + middle, y + middle, size * 0.36, 0, 2 * Math.PI);
    return pen.fill();
  }
  for (const down of [-1, 1]) {
    pen.moveTo(x + middle - arm, y + middle - down * arm);
    pen.lineTo(x + middle + arm, y + middle + down * arm);
  }
  pen.stroke();
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
