import { endingOf, fileTypes, isPictureName } from '@masar/domain';
import { FileEmpty } from '#platform/errors/file.errors';

/** Where readers of PDF still look for its beginning, in bytes. */
const pdfHead = 1024;
const pdfStart = '%PDF-';

/** A longer text has words in it. */
const blankMaximum = 4096;
/** What a ZIP begins with that has no entry: its directory. */
const noEntries = 'PK\u0005\u0006';

/** A text of blanks alone, and an archive without a file, are no work either. */
function holdsNothing(name: string, given: Uint8Array): boolean {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.toString('latin1', 0, noEntries.length) === noEntries) return true;
  const isText = fileTypes.get(endingOf(name))?.mimeType.startsWith('text/') === true;
  return isText && bytes.length <= blankMaximum && bytes.toString('utf8').trim() === '';
}

/**
 * The MIME type of an allowed file; undefined for one whose ending is unknown or whose content belies it (CRS-4, SEC-7).
 * Of pictures made of pixels the content alone decides, by whom they are cleaned.
 */
export function fileTypeOf(name: string, given: Uint8Array): string | undefined {
  if (given.length === 0 || holdsNothing(name, given)) throw new FileEmpty();
  const type = fileTypes.get(endingOf(name));
  if (!type) return undefined;
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const { mimeType, signature = '', at = 0 } = type;
  if (isPictureName(name)) return mimeType;
  if (signature === pdfStart) return bytes.subarray(0, pdfHead).includes(pdfStart) ? mimeType : undefined;
  return bytes.toString('latin1', at, at + signature.length) === signature ? mimeType : undefined;
}

const telling = /\.(?:gif|mp4|m4a|mp3|pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|html?|svg|ipynb|md|zip)$/i;
/** Whether files of this kind may hold places that nobody sees in them. */
export const mayTell = (name: string): boolean => isPictureName(name) || telling.test(name);

const naming = /\.(?:pdf|docx|xlsx|pptx|od[tsp]|zip|mp3|wav)$/i;
/** Whether the names of authors can be taken out of files of this kind; pictures and films never keep them (ASG-2). */
export const losesNames = (name: string): boolean => naming.test(name);

/** Pictures serve as covers, so everybody may see them. */
export const isPicture = (mimeType: string): boolean => mimeType.startsWith('image/');
