import { emptyEmbeddedPhotos } from './pdf-metadata.js';

/** A JPEG in letters, as pages and notebooks hold it; a blank or an end of a line may part it. */
const inBase64 = /\/9j\/[A-Za-z\d+/\s]{60,}/g;
/** And in digits, as RTF does. */
const inHex = /ffd8ff[\da-f\s]{60,}/gi;

/** A text whose photos, written out in it, tell of no place; as long as it was, its other letters as they were (SEC-15). */
export function withQuietWrittenPhotos(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const quiet = text
    .replace(inBase64, (written) => rewritten(written, 'base64'))
    .replace(inHex, (written) => rewritten(written, 'hex'));
  return quiet === text ? bytes : Buffer.from(quiet, 'latin1');
}

function rewritten(written: string, encoding: 'base64' | 'hex'): string {
  const letters = written.replace(/\s/g, '');
  // Half a letter of the code at the end holds no whole byte.
  const whole = letters.slice(0, letters.length - (letters.length % (encoding === 'hex' ? 2 : 4)));
  const photo = Buffer.from(whole, encoding);
  const before = Buffer.from(photo);
  emptyEmbeddedPhotos(photo);
  if (photo.equals(before)) return written;
  const clean = photo.toString(encoding) + letters.slice(whole.length);
  let at = 0;
  return written.replace(/\S/g, () => clean.charAt(at++));
}
