import { fileTypes, fileWayOf, isPictureName, nameWayOf } from '@masar/domain';
import { fileTypeOf, losesNames } from './file-type.rules.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('files that are taken', () => {
  it.each([
    ['ملخص.PDF', '%PDF-1.7', 'application/pdf'],
    ['bom.pdf', '\xEF\xBB\xBF%PDF-1.4', 'application/pdf'],
    ['line.pdf', '\r\n%PDF-1.4', 'application/pdf'],
    ['index.html', '<html>', 'text/plain; charset=utf-8'],
    ['style.css', 'p {}', 'text/plain; charset=utf-8'],
    ['app.js', 'alert(1)', 'text/plain; charset=utf-8'],
    ['code.py', 'print()', 'text/plain; charset=utf-8'],
    ['query.sql', 'select 1', 'text/plain; charset=utf-8'],
    ['drawing.svg', '<svg>', 'text/plain; charset=utf-8'],
    ['تقرير.doc', '\xD0\xCF\x11\xE0', 'application/msword'],
    ['ملف.odt', 'PK\x03\x04', 'application/vnd.oasis.opendocument.text'],
    ['sheet.ods', 'PK\x03\x04', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['slides.odp', 'PK\x03\x04', 'application/vnd.oasis.opendocument.presentation'],
    ['WhatsApp.opus', 'OggS', 'audio/ogg'],
    ['song.ogg', 'OggS', 'audio/ogg'],
    ['صورة.jfif', '\xFF\xD8\xFF', 'image/jpeg'],
    ['notes.txt', 'anything', 'text/plain; charset=utf-8'],
  ])('are %s, whose content agrees [CRS-4] [ASG-1]', (name, content, type) => {
    expect(fileTypeOf(name, bytes(content))).toBe(type);
  });

  it('never are what a browser runs in a page of ours [SEC-7]', () => {
    for (const [ending, { mimeType }] of fileTypes)
      if (/html|xml|svg|javascript|ecmascript/.test(mimeType)) expect(mimeType).toMatch(/openxmlformats/);
      else expect(ending).not.toBe('');
  });
});

describe('files that are not taken', () => {
  it.each([
    ['late.pdf', `${' '.repeat(1024)}%PDF-1.4`],
    ['fake.gif', '<script>'],
    ['fake.doc', 'text'],
    ['noending', 'x'],
    ['x.constructor', 'x'],
  ])('are %s [CRS-4] [SEC-7]', (name, content) => {
    expect(fileTypeOf(name, bytes(content))).toBeUndefined();
  });

  it.each([
    ['صفر.txt', ''],
    ['blanks.txt', ' \r\n\t\n'],
    ['mark.py', '\xEF\xBB\xBF\n'],
    ['nothing-in-it.zip', `PK\x05\x06${'\0'.repeat(18)}`],
    ['nothing-in-it.docx', `PK\x05\x06${'\0'.repeat(18)}`],
  ])('are empty ones, blanks alone and archives without a file: %s [ASG-1]', (name, content) => {
    expect(() => fileTypeOf(name, bytes(content))).toThrow('files.empty');
  });

  it('come with a way to what is taken [ASG-1]', () => {
    const ways = {
      'IMG_2231.HEIC': 'heic',
      'a.rar': 'archive',
      'clip.mov': 'video',
      'a.pages': 'apple',
      'a.exe': 'program',
    };
    expect(Object.fromEntries(Object.keys(ways).map((name) => [name, fileWayOf(name)]))).toEqual(ways);
    expect(fileWayOf('noending')).toBe('other');
    expect(fileWayOf('index.html')).toBeUndefined();
  });
});

describe('the name of an author', () => {
  it('is taken out of each kind that hides it, or the way to do so is known [ASG-2]', () => {
    /** Their content is all that there is, or they were cleaned when they came. */
    const hidesNothing = (ending: string, type: string) =>
      type.startsWith('text/') || isPictureName(`a.${ending}`) || ['gif', 'mp4', 'm4a'].includes(ending);
    const kinds = [...fileTypes].filter(([ending, { mimeType }]) => !hidesNothing(ending, mimeType));
    const told = kinds.filter(([ending]) => losesNames(`a.${ending}`) !== Boolean(nameWayOf(`a.${ending}`)));
    expect(told).toEqual(kinds);
    expect(nameWayOf('تقرير.DOC')).toBe('document');
    expect(nameWayOf('a.constructor')).toBeUndefined();
  });
});
