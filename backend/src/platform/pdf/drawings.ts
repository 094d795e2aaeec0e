import QRCode from 'qrcode';

type Document = PDFKit.PDFDocument;

/** Colours of the product (libs/ui tokens); paper, so always the light ones. */
export const colors = {
  ink: '#14262B',
  muted: '#5B6B6E',
  line: '#E8E1D5',
  paper: '#FBF8F2',
  tigris: '#0E5E6F',
  tigrisDark: '#0A4451',
  tint: '#E3F0F1',
  clay: '#C4582F',
  sun: '#E8A93A',
} as const;

/** The path with its three stations, in a box of 32 by 32 scaled to `size`; a logo never mirrors. */
export function drawLogo(document: Document, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 32);
  document
    .path('M5 26.5c5.5 0 5.5-4.5 8-8s6.5-1.5 8.5-5 1.5-8 6-8.5')
    .lineWidth(4)
    .lineCap('round')
    .stroke(colors.tigris);
  document.circle(5, 26.5, 3.5).fill(colors.sun);
  document.circle(15, 16.5, 3.5).fill(colors.tigrisDark);
  document.circle(27, 5, 3.5).fill(colors.clay);
  document.restore();
}

/** A QR code of filled squares, not an image: sharp at any size, the same bytes every time (CRT-3). */
export function drawQrCode(document: Document, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  // Readers need four empty squares around the code.
  const quiet = 4 * step;
  document.rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1) {
    let from = 0;
    while (from < modules.size) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to += 1;
      // Dark neighbours become one rectangle, so that no hairline shows between them.
      if (to > from) document.rect(x + from * step, y + row * step, (to - from) * step, step);
      from = to + 1;
    }
  }
  document.fill(colors.ink);
}
