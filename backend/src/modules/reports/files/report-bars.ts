import { colors } from '#platform/pdf/drawings';

interface BarsPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Time runs in reading direction. */
  isRtl: boolean;
}

/** Bars beside each other on a line, the highest as high as the place; decoration, the table says the same. */
export function drawBars(
  document: PDFKit.PDFDocument,
  values: readonly number[],
  { x, y, width, height, isRtl }: BarsPlace,
): void {
  const highest = Math.max(...values, 1e-9);
  const step = width / values.length;
  const bar = Math.min(step * 0.72, 40);
  for (const [index, value] of values.entries()) {
    const left = x + (isRtl ? width - (index + 1) * step : index * step) + (step - bar) / 2;
    const tall = (value / highest) * height;
    if (tall > 0) document.rect(left, y + height - tall, bar, tall).fill(colors.tigris);
  }
  document
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.8)
    .stroke(colors.line);
}
