import { createHash } from 'node:crypto';

const mark = 'masar-picture/';
const ofFile = new RegExp(`^${mark}\\d+$`);
const ofSite = /^\/api\/files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:#\d{1,5}x\d{1,5})?$/i;

/** Whether an address names a picture that came with the file. */
export const isOfFile = (address: string): boolean => ofFile.test(address);
/** Whether it names one that this site keeps; whoever reads the file looks whether it does. */
export const isOfSite = (address: string): boolean => ofSite.test(address);

/** `data:` addresses, also with the backslashes that GIFT asks for. */
const data = /data\\?:image\/[\w.+-]+(?:;[\w=.-]+)*;base64,((?:[A-Za-z\d+/]|%2[BF]){16,}(?:\\?=|%3D){0,2})/gi;

/**
 * Pictures that a file of questions holds, under marks that stand for them while it is read: a picture of a million
 * letters is none of the text around it (QB-3).
 */
export class FilePictures {
  private readonly marks = new Map<string, string>();
  readonly bytes = new Map<string, Buffer>();

  /** The mark of a picture; the same bytes have the same. */
  add(bytes: Buffer): string {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = this.marks.get(digest);
    if (known !== undefined) return known;
    const own = `${mark}${this.marks.size + 1}`;
    this.marks.set(digest, own);
    this.bytes.set(own, bytes);
    return own;
  }

  /** The file with marks in place of the pictures that are written out in it. */
  takenOut(text: string): string {
    return text.replace(data, (_, base64: string) =>
      this.add(Buffer.from(decodeURIComponent(base64.replaceAll('\\', '')), 'base64')),
    );
  }
}
