import { mimeTypeOf, safeFileName } from './file-types.rules.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('uploaded files', () => {
  it('takes known endings whose content agrees [CRS-4]', () => {
    expect(mimeTypeOf('ملخص.PDF', bytes('%PDF-1.7'))).toBe('application/pdf');
    expect(mimeTypeOf('notes.txt', bytes('anything'))).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['page.html', '<html>'],
    ['drawing.svg', '<svg>'],
    ['fake.png', '<script>'],
    ['noending', 'x'],
    ['x.constructor', 'x'],
  ])('refuses %s [CRS-4, SEC-7]', (name, content) => {
    expect(mimeTypeOf(name, bytes(content))).toBeUndefined();
  });

  it('makes names safe and keeps their ending [SEC-7]', () => {
    expect(safeFileName('../../etc/pa\u0000ss\u202Ewd.txt')).toBe('passwd.txt');
    expect(safeFileName('ملخص الدرس.pdf')).toBe('ملخص الدرس.pdf');
    expect(safeFileName('C:\\temp\\.pdf')).toBe('file.pdf');
    expect(safeFileName(`${'a'.repeat(400)}.pdf`)).toHaveLength(154);
  });
});
