import { mimeTypeOf } from './file-types.rules.js';

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
});
