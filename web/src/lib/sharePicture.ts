/** The picture of a result: words, and shapes that differ; no years. */
import { COLOURS, MARGIN, paint, SANS, SERIF, type Picture, WIDTH, write } from './picture';

export type Boast = {
  /** Which game. */
  game: string;
  /** What was reached. */
  headline: string;
  words: string;
  /** Each card, right or not, in order; none in a game without answers of one's own. */
  answers: boolean[];
};

const HEIGHT = 630;

export type Spot = { x: number; y: number; size: number };

/** Where the shapes go: in rows as wide as the picture, as large as they fit in a height. */
export function spots(n: number, width: number, height: number, largest = 74): Spot[] {
  let size = largest;
  const columnsOf = (step: number) => Math.max(1, Math.floor(width / step));
  while (size > 8 && Math.ceil(n / columnsOf(size)) * size > height) size -= 2;
  const columns = columnsOf(size);
  return Array.from({ length: n }, (_, at) => ({ x: (at % columns) * size, y: Math.floor(at / columns) * size, size }));
}

export function draw(boast: Boast): Promise<Picture> {
  return paint(HEIGHT, (pen) => {
    write(pen, boast.game, { y: 70, font: `600 34px ${SANS}`, colour: COLOURS.soft, right: true });
    write(pen, boast.headline, { y: 170, font: `700 84px ${SERIF}`, colour: COLOURS.paper });
    write(pen, boast.words, { y: 296, font: `600 40px ${SANS}`, colour: COLOURS.soft });
    for (const [at, { x, y, size }] of spots(boast.answers.length, WIDTH - 2 * MARGIN, 180).entries()) {
      mark(pen, MARGIN + x, 386 + y, size, boast.answers[at] === true);
    }
  });
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
