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

/** The road with which all of the brand is drawn, along the foot within the frame, where nothing is written. */
export function drawRoad(document: Document): void {
  document
    .save()
    .roundedRect(37, 37, document.page.width - 74, document.page.height - 74, 6)
    .clip();
  document.lineWidth(5).path('M30 551 C 180 534, 300 558, 421 547 S 660 534, 812 545').stroke(colors.tint);
  document.restore();
}

/** The seal around a point; it never mirrors. */
export function drawSeal(document: Document, x: number, y: number, size: number): void {
  const scale = size / 72;
  document
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(scale);
  document.path(wax).fill(colors.clay);
  document.lineWidth(2.5).lineCap('round').lineJoin('round');
  document.circle(36, 36, 23).stroke('#FFFFFF');
  document.path('M26 37 L33 44 L47 28').stroke('#FFFFFF');
  document.restore();
}

const wax =
  'M66 36Q72.8 43.3 63.7 47.5Q67.2 56.8 57.2 57.2Q56.8 67.2 47.5 63.7Q43.3 72.8 36 66Q28.7 72.8 24.5 63.7Q15.2 67.2 14.8 57.2Q4.8 56.8 8.3 47.5Q-0.8 43.3 6 36Q-0.8 28.7 8.3 24.5Q4.8 15.2 14.8 14.8Q15.2 4.8 24.5 8.3Q28.7 -0.8 36 6Q43.3 -0.8 47.5 8.3Q56.8 4.8 57.2 14.8Q67.2 15.2 63.7 24.5Q72.8 28.7 66 36Z';
