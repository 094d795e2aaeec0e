import { colors } from '#platform/pdf/drawings';

type Document = PDFKit.PDFDocument;

/** The double frame: a hairline around a firm line. */
export function drawFrame(document: Document): void {
  const { width, height } = document.page;
  document.rect(0, 0, width, height).fill(colors.paper);
  document.roundedRect(22, 22, width - 44, height - 44, 14).fillAndStroke('#FFFFFF', colors.line);
  document
    .lineWidth(2)
    .roundedRect(32, 32, width - 64, height - 64, 9)
    .stroke(colors.tigris);
  document
    .lineWidth(0.6)
    .roundedRect(37, 37, width - 74, height - 74, 6)
    .stroke(colors.tigris);
}

/** One faint flowing line across the page: the path from the first lesson on. */
export function drawPath(document: Document): void {
  document.save().lineWidth(26).lineCap('round').strokeOpacity(0.55);
  document.path('M38 470 C 190 360, 250 540, 400 452 S 640 300, 804 404').stroke(colors.tint);
  document.restore();
}
