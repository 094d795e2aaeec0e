import fc from 'fast-check';
import { safeFileName } from './file-name.js';

describe('names of uploaded files', () => {
  it.each([
    ['../../etc/pa\u0000ss\u202Ewd.txt', 'passwd.txt'],
    ['ملخص الدرس.pdf', 'ملخص الدرس.pdf'],
    ['C:\\temp\\.pdf', 'file.pdf'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\u2067صورة\u2069\u200F\u061C.jpg\u200E', 'صورة.jpg'],
    ['report\u200B\u2060\uFEFF\u00AD.pdf', 'report.pdf'],
    ['report.pdf. . .', 'report.pdf'],
    ['...hidden.txt', 'hidden.txt'],
    ['a..\u2024b.txt', 'a.b.txt'],
    ['invoice.pdf                                        .exe', 'invoice.pdf.exe'],
    ['setup.exe.pdf', 'setup_exe.pdf'],
    ['setup\uFF0Eexe.pdf', 'setup_exe.pdf'],
    ['page.html.txt', 'page_html.txt'],
    ['v1.2 final.docx', 'v1.2 final.docx'],
    ['archive.tar.zip', 'archive.tar.zip'],
    ['etc\u2215passwd.txt', 'passwd.txt'],
    ['two\nlines\u2028here.md', 'two lineshere.md'],
    ['NUL.txt', '_NUL.txt'],
    ['"><img src=x>.png', 'img src=x.png'],
    ['\u3164\u2800.png', '\u2800.png'],
    ['', 'file'],
    ['\u202E.', 'file'],
  ])('%j is kept as %j [SEC-7]', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it('are short enough for every file system, of whole letters, with their ending [SEC-7]', () => {
    expect(safeFileName(`${'a'.repeat(400)}.pdf`)).toBe(`${'a'.repeat(150)}.pdf`);
    for (const letter of ['ش', '😀', '中']) {
      const name = safeFileName(`${letter.repeat(400)}.pdf`);
      expect(name).toMatch(new RegExp(`^(?:${letter})+\\.pdf$`, 'u'));
      expect(Buffer.byteLength(name)).toBeLessThan(255);
    }
    expect(safeFileName(`a${'\u0301'.repeat(90)}.pdf`).length).toBeLessThan(10);
  });

  it('hold nothing unseen and no folder, whatever is given, and stay as they are when made safe again [SEC-7]', () => {
    const nasty = fc.string({ unit: 'binary', maxLength: 80 });
    const marks = fc.array(fc.constantFrom('\u202E', '\u2066', '/', '\\', '.', 'exe', ' ', '\u0301', 'ن', '\uD83D'));
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          marks.map((parts) => parts.join('')),
        ),
        (given) => {
          const name = safeFileName(given);
          expect(name).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\\/]|^[. ]|[. ]$/u);
          expect(name).not.toBe('');
          expect(() => encodeURIComponent(name)).not.toThrow();
          expect(safeFileName(name)).toBe(name);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
