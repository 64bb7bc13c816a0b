/** The picture of a map of time: fields as the page shows them, in tint, number and bar; no card, and no date of one. */
import type { Hits, TimeMap } from '../wire';
import { shareOf } from './hits';
import { COLOURS, MARGIN, paint, SANS, SERIF, type Picture, WIDTH, write } from './picture';
import { type Level, levelOf, linesOf } from './timeMap';

/** What stands around the map. */
export type Caption = { title: string; decks: string };

const NAMES = 250;
const TOP = 306;
const ROW = 62;
const GAP = 6;
const BOTTOM = 76;
const TINTS: Record<Level, string> = {
  none: COLOURS.deep,
  few: COLOURS.deep,
  seldom: '#355a4c',
  some: '#40705d',
  half: '#4a7d66',
  most: '#9ddcab',
  all: '#e2f6e2',
};
const ON_LIGHT: readonly Level[] = ['most', 'all'];

export type Box = { x: number; y: number; width: number; height: number };

/** How high the picture of so many topics is. */
export function heightOf(rows: number): number {
  return TOP + rows * ROW + BOTTOM;
}

/** Where a field lies. */
export function boxOf(row: number, column: number, columns: number): Box {
  const step = (WIDTH - 2 * MARGIN - NAMES) / columns;
  return { x: MARGIN + NAMES + column * step, y: TOP + row * ROW, width: step - GAP, height: ROW - GAP };
}

export function draw(map: TimeMap, { title, decks }: Caption): Promise<Picture> {
  const columns = map.periods.length;
  return paint(heightOf(map.topics.length), (pen) => {
    write(pen, decks, { y: 70, font: `600 34px ${SANS}`, colour: COLOURS.soft, right: true });
    write(pen, title, { y: 132, font: `700 72px ${SERIF}`, colour: COLOURS.paper });
    for (const [column, { name }] of map.periods.entries()) head(pen, name, boxOf(0, column, columns));
    for (const [row, topic] of map.topics.entries()) {
      const { y } = boxOf(row, 0, columns);
      write(pen, '', { y, font: `600 26px ${SANS}`, colour: COLOURS.paper });
      pen.fillText(topic.name, MARGIN, y + 14, NAMES - 16);
      for (const [column, hits] of topic.fields.entries()) field(pen, hits, boxOf(row, column, columns));
    }
  });
}

/** A period's name over its column, a word or a year a line. */
function head(pen: CanvasRenderingContext2D, name: string, { x, width }: Box) {
  const lines = linesOf(name);
  pen.font = `600 20px ${SANS}`;
  pen.fillStyle = COLOURS.soft;
  pen.textAlign = 'center';
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, x + width / 2, TOP - 12 - (lines.length - at) * 24, width + GAP);
  }
}

function field(pen: CanvasRenderingContext2D, hits: Hits, { x, y, width, height }: Box) {
  const level = levelOf(hits);
  pen.fillStyle = TINTS[level];
  pen.fillRect(x, y, width, height);
  if (level === 'none') return;
  if (level === 'few') hatch(pen, { x, y, width, height });
  const ink = ON_LIGHT.includes(level) ? COLOURS.deep : COLOURS.paper;
  pen.fillStyle = ink;
  pen.font = `700 24px ${SANS}`;
  pen.textAlign = 'center';
  pen.fillText(`${hits.right}/${hits.tries}`, x + width / 2, y + 12, width - 8);
  if (level === 'few') return;
  pen.fillRect(x + 6, y + height - 10, ((width - 12) * shareOf(hits)) / 100, 5);
}

/** Lines across a field that makes no claim. */
function hatch(pen: CanvasRenderingContext2D, { x, y, width, height }: Box) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let from = x - height; from < x + width; from += 12) {
    pen.moveTo(from, y + height);
    pen.lineTo(from + height, y);
  }
  pen.stroke();
  pen.restore();
}
