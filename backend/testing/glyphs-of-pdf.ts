import * as mupdf from 'mupdf';

/** One letter on a page, as MuPDF finds it. */
export interface PlacedLetter {
  letter: string;
  x: number;
  y: number;
  /** None for the further letters of a ligature, which stand where it ends. */
  width: number;
}

/** All letters of a file's first page by the shapes that were drawn, whatever its tags say of them. */
export function lettersOfPdf(bytes: Uint8Array): PlacedLetter[] {
  const letters: PlacedLetter[] = [];
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
  page.toStructuredText('ignore-actualtext,preserve-whitespace').walk({
    onChar: (letter, [x, y], _font, _size, quad) => letters.push({ letter, x, y, width: quad[2] - quad[0] }),
  });
  return letters;
}

/** The root of what assistive software reads, with the kinds of its children. */
export function structureOfPdf(bytes: Uint8Array): { root: string; children: string[] } {
  const file = mupdf.PDFDocument.openDocument(bytes, 'application/pdf').asPDF()!;
  const top = file.getTrailer().get('Root', 'StructTreeRoot', 'K').get(0);
  const children: string[] = [];
  top.get('K').forEach((child) => children.push(child.get('S').asName()));
  return { root: top.get('S').asName(), children };
}
