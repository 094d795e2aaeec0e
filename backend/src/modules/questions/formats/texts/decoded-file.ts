import { Unreadable } from '../read-questions.js';

/** The letters of a file in the encodings that programs write Arabic in: UTF-8, UTF-16, what its XML says, or Windows' own. */
export function decodedFile(bytes: Uint8Array): string {
  const text = decodedBy(labelOf(bytes), bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new Unreadable('broken', 'NUL');
  return text;
}

function labelOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // ASCII among the first signs, each with an empty half.
  const pairs = Array.from(bytes.subarray(0, 200));
  const empty = (rest: number) => pairs.filter((byte, at) => at % 2 === rest && byte === 0).length;
  if (empty(1) > 1 && empty(0) === 0) return 'utf-16le';
  if (empty(0) > 1 && empty(1) === 0) return 'utf-16be';
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]{2,20})["']/.exec(beginning)?.[1];
}

function decodedBy(label: string | undefined, bytes: Uint8Array): string {
  for (const encoding of [label ?? 'utf-8', 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not what it says; then by its letters.
    }
  }
  const arabic = new TextDecoder('windows-1256').decode(bytes);
  // Where an Arabic letter stands within a Latin word, the word was one of western Europe.
  const isWestern = /\p{Script=Latin}\p{Script=Arabic}|\p{Script=Arabic}\p{Script=Latin}/u.test(arabic);
  return isWestern && !/\p{Script=Arabic}{3}/u.test(arabic) ? new TextDecoder('windows-1252').decode(bytes) : arabic;
}
