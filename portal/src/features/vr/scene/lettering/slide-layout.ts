import { fittingSize, textLines } from './text-layout.ts';

export type MeasureAt = (weight: number, size: number) => (text: string) => number;

export interface SlideLine {
  text: string;
  /** Baseline. */
  y: number;
  size: number;
  weight: number;
  /** Whether a point begins here; its further lines are indented as well. */
  begins: boolean;
  isPoint: boolean;
}

interface SlideArea {
  width: number;
  height: number;
}

/** How far the text of a point stands from its mark. */
export const pointIndent = 44;

const leading = { title: 1.32, point: 1.5 };

/** Puts a title and its points into an area, as large as fits; a title alone stands in the middle. */
export function slideLines(
  title: string,
  points: readonly string[],
  { width, height }: SlideArea,
  measure: MeasureAt,
): SlideLine[] {
  const titleSize = fittingSize([60, 52, 44], (size) => textLines(title, width, 9, measure(800, size)).length <= 2);
  const titleLines = textLines(title, width, 2, measure(800, titleSize));
  const titleHeight = titleLines.length * titleSize * leading.title;
  const pointWidth = width - pointIndent;
  const left = height - titleHeight - 24;
  const pointSize = fittingSize([40, 36, 32, 28, 25, 22], (size) => {
    const count = points.reduce((sum, point) => sum + textLines(point, pointWidth, 99, measure(500, size)).length, 0);
    return count * size * leading.point + points.length * size * 0.3 <= left;
  });

  let y = points.length === 0 ? (height - titleHeight) / 2 : 0;
  const lines: SlideLine[] = titleLines.map((text) => {
    y += titleSize * leading.title;
    return { text, y: y - titleSize * 0.3, size: titleSize, weight: 800, begins: false, isPoint: false };
  });
  y += 24;
  for (const point of points) {
    for (const [index, text] of textLines(point, pointWidth, 4, measure(500, pointSize)).entries()) {
      y += pointSize * leading.point;
      lines.push({ text, y: y - pointSize * 0.4, size: pointSize, weight: 500, begins: index === 0, isPoint: true });
    }
    y += pointSize * 0.3;
  }
  return lines.filter((line) => line.y <= height);
}
