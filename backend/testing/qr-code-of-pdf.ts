import { inflateSync } from 'node:zlib';
import readQrCode from 'jsqr';

interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

const dotsPerStep = 4;
const quietSteps = 4;

/** What a scanner reads from the QR code of a certificate: its squares are taken from the page and looked at again. */
export function qrCodeOfPdf(bytes: Buffer): string | undefined {
  const squares = squaresOf(bytes);
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const step = squares[0]!.height;
  const side = Math.round((Math.max(...squares.map(({ y }) => y)) - top) / step) + 1;
  const size = (side + 2 * quietSteps) * dotsPerStep;
  const dots = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y, width } of squares) {
    const [column, row] = [Math.round((x - left) / step) + quietSteps, Math.round((y - top) / step) + quietSteps];
    const length = Math.round(width / step) * dotsPerStep;
    for (let line = row * dotsPerStep; line < (row + 1) * dotsPerStep; line += 1) {
      for (let dot = column * dotsPerStep; dot < column * dotsPerStep + length; dot += 1)
        dots.fill(0, (line * size + dot) * 4, (line * size + dot) * 4 + 3);
    }
  }
  const read = readQrCode as unknown as (
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ) => { data: string } | null;
  return read(dots, size, size)?.data;
}

/** The last squares of one height on the page; the code is drawn after all other figures. */
function squaresOf(bytes: Buffer): Square[] {
  const all: Square[] = [];
  for (const [, x, y, width, height] of contentOf(bytes).matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\b/g))
    all.push({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) });
  const { height } = all.at(-1)!;
  return all.filter((each) => Math.abs(each.height - height) < 0.001);
}

/** All drawing of the file as text. */
function contentOf(bytes: Buffer): string {
  let text = '';
  let from = bytes.indexOf('stream\n');
  while (from >= 0) {
    const end = bytes.indexOf('endstream', from);
    try {
      text += inflateSync(bytes.subarray(from + 7, end)).toString('latin1');
    } catch {
      // Not every stream is compressed text: fonts and pictures say nothing here.
    }
    from = bytes.indexOf('stream\n', end + 9);
  }
  return text;
}
