import { cleanFile } from './clean-file.js';
import { aNamedPdf, author, wordsOf } from './testing/a-named-pdf.js';

const anonymous = async (bytes: Uint8Array): Promise<Buffer> =>
  Buffer.from((await cleanFile({ name: 'a.pdf', bytes, isAnonymous: true })).bytes);

describe('a packed PDF for who must not know its author', () => {
  it('names nobody in notes, comments, signatures and private data, and keeps what was written [ASG-2]', async () => {
    const given = aNamedPdf();
    const [seen, read] = [given.toString('latin1'), wordsOf(given)].map((words) => words.split(author).length - 1);
    expect(read).toBeGreaterThan(seen!);
    const words = wordsOf(await anonymous(given));
    expect(words).not.toContain(author);
    for (const kept of ['(kept)', '(marked)', '(field)', '(seal)']) expect(words).toContain(kept);
  });

  it('does so where only its printing is locked, and leaves pages that a password opens [ASG-2]', async () => {
    const locked = aNamedPdf(',encrypt=aes-256,owner-password=o');
    expect(wordsOf(await anonymous(locked))).not.toContain(author);
    const closed = aNamedPdf(',encrypt=aes-256,owner-password=o,user-password=u');
    expect(await anonymous(closed)).toHaveLength(closed.length);
  });

  it('is as it came where it is broken [ASG-2]', async () => {
    for (const text of [
      '%PDF-1.4 work',
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>',
    ])
      expect(await anonymous(Buffer.from(text))).toEqual(Buffer.from(text));
  });
});
