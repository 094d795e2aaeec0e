import { setImmediate as nextTurn } from 'node:timers/promises';
import * as mupdf from 'mupdf';

// What it thinks of a file is nothing for the log of the server.
mupdf.setLog(null);

/** What programs write of people beside the pages: notes on file, page and picture, their private data, signatures. */
const telling = ['Metadata', 'PieceInfo', 'Perms', 'DSS'];
/** Of these T is a title or the name of a field. */
const nameless = new Set(['Widget', 'Screen', 'Movie', 'RichMedia']);
/** What was looked at is let go only between two turns of the loop. */
const atOnce = 1000;

/**
 * A PDF written anew without who wrote, changed, commented and signed it, whatever was compressed, and without its former
 * versions; as it came where a password opens it or nobody can read it (ASG-2).
 */
export async function withoutPdfNames(bytes: Buffer): Promise<Buffer> {
  try {
    const file = mupdf.PDFDocument.openDocument(bytes, 'application/pdf').asPDF();
    if (!file || file.needsPassword() || file.countPages() === 0) return bytes;
    file.getTrailer().delete('Info');
    for (let number = 1; number < file.countObjects(); number += 1) {
      quieten(file.newIndirect(number));
      if (number % atOnce === 0) await nextTurn();
    }
    return Buffer.from(file.saveToBuffer('garbage,encrypt=none').asUint8Array());
  } catch {
    // Broken beyond repair: whoever opens it will see.
    return bytes;
  }
}

function quieten(object: mupdf.PDFObject): void {
  if (object.isArray()) return quietenNotes(object);
  if (!object.isDictionary()) return;
  for (const key of telling) object.delete(key);
  quietenNotes(object.get('Annots'));
  if (nameOf(object.get('FT')) === 'Sig') object.delete('V');
  if (object.get('Rect').isArray() && !nameless.has(nameOf(object.get('Subtype')))) object.delete('T');
}

/** Notes that stand in the list of a page itself; those that it refers to have a turn of their own. */
function quietenNotes(list: mupdf.PDFObject): void {
  if (!list.isArray()) return;
  list.forEach((note) => {
    if (!note.isIndirect() && note.isDictionary()) quieten(note);
  });
}

const nameOf = (value: mupdf.PDFObject): string => (value.isName() ? value.asName() : '');
