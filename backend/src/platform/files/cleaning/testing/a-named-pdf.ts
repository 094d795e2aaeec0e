import * as mupdf from 'mupdf';

/** Stands in a PDF wherever programs write who somebody is. */
export const author = 'Sara Ali';

/** A PDF of one page as Word and Acrobat write it: everything packed, with notes, a field, a former version. */
export function aNamedPdf(options = ''): Buffer {
  const file = new mupdf.PDFDocument();
  const name = (text: string) => file.newName(text);
  const text = (value: string) => file.newString(value);
  const page = file.addPage([0, 0, 200, 200], 0, {}, 'BT ET');
  file.insertPage(-1, page);
  const box = [0, 0, 9, 9];
  const field = { Subtype: name('Widget'), Rect: box, FT: name('Tx'), T: text('field') };
  const seal = { Subtype: name('Widget'), Rect: box, FT: name('Sig'), T: text('seal'), V: { Name: text(author) } };
  const note = { Subtype: name('Text'), Rect: box, T: text(author), Contents: text('kept') };
  const standing = { Subtype: name('Highlight'), Rect: box, T: text(author), Contents: text('marked') };
  page.put('Annots', [file.addObject(field), file.addObject(seal), file.addObject(note), standing]);
  page.put('PieceInfo', { Word: { By: text(author) } });
  const notes = file.addStream(`<x:xmpmeta><dc:creator>${author}</dc:creator></x:xmpmeta>`, { Type: name('Metadata') });
  const trailer = file.getTrailer();
  trailer.get('Root').put('Metadata', notes);
  trailer.put('Info', file.addObject({ Author: text(author) }));
  return Buffer.from(file.saveToBuffer(`compress,objstms=yes${options}`).asUint8Array());
}

/** All that a program can read of a PDF, unpacked. */
export function wordsOf(bytes: Uint8Array): string {
  const file = mupdf.PDFDocument.openDocument(bytes, 'application/pdf').asPDF()!;
  return Buffer.from(file.saveToBuffer('decompress').asUint8Array()).toString('latin1');
}
