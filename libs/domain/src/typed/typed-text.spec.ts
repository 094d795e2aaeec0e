import { onOneLine, typedCode, typedLine, typedMailAddress, typedProse } from './typed-text.ts';

/** By their numbers: what nobody sees, no reviewer reads. */
const unseen = [
  0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200e, 0x200f, 0x2060, 0x2063, 0x206f, 0x2800, 0x3164, 0xfeff,
  0xffa0, 0xfffa, 0xe0001,
].map((number) => [number.toString(16), String.fromCodePoint(number)] as const);
const turning = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].map((number) =>
  String.fromCharCode(number),
);

describe('a text that somebody types', () => {
  it.each(unseen)('loses U+%s, which nobody sees, wherever it stands [SEC-6]', (_, mark) => {
    expect(typedLine(`${mark}كيف أتعلّم C++${mark} بسر${mark}عة؟${mark}`)).toBe('كيف أتعلّم C++ بسرعة؟');
    expect(typedCode(`${mark}AB${mark}12${mark}`)).toBe('AB12');
    expect(typedMailAddress(`${mark}Sara${mark}.test@example.org${mark}`)).toBe('sara.test@example.org');
  });

  it('has blanks where a tab, an end of a line or a blank of another width stood [SEC-6]', () => {
    expect(typedLine('\tأول\tثانٍ\r\nثالث\u00A0رابع\u2028')).toBe('أول ثانٍ  ثالث رابع');
  });

  it.each(turning)('keeps what turns its direction, for the check that refuses it [SEC-6]', (sign) => {
    expect(onOneLine.test(typedLine(`ab${sign}c`))).toBe(false);
    expect(typedMailAddress(`a${sign}b@example.org`)).toContain(sign);
  });

  it('loses them at the ends of an address or code, where lists of contacts put them [SEC-6] [AUTH-2]', () => {
    expect(typedMailAddress('\u202Aali@example.org\u202C')).toBe('ali@example.org');
    expect(typedCode(' \u2066AB-12\u2069 ')).toBe('AB-12');
  });

  it.each([
    'می\u200Cخواهم',
    'نامه\u200Cها',
    'क्\u200Dष',
    '👩\u200D💻',
    '❤\uFE0F\u200D🔥',
    '🏴\u{E0067}\u{E0062}\u{E007F}',
  ])('keeps the joiners that shape %s [SEC-6]', (word) => {
    expect(typedLine(word)).toBe(word);
  });

  it.each([
    ['a joiner between Latin letters', 'sa\u200Cra', 'sara'],
    ['joiners at the ends', '\u200Cنامه\u200D', 'نامه'],
    ['the second of two', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    ['a form without a letter', '\uFE0F نص', 'نص'],
    ['nothing else', '\u200B\u2060\uFEFF', ''],
  ])('loses %s [SEC-6]', (_, typed, kept) => {
    expect(typedLine(typed)).toBe(kept);
  });

  it('keeps lines, tabs and marks of direction in a paragraph, and loses the rest [SEC-6]', () => {
    expect(typedProse('\uFEFFأولاً C++\u200F\n\tثا\u200Bنياً\n')).toBe('أولاً C++\u200F\n\tثانياً');
  });

  it.each([
    ['an override', 'رقم\u202E 4200\u202C', 'رقم 4200'],
    ['one that ends nowhere', 'a\u202Db\nc', 'ab\nc'],
    ['one inside an isolate, which stays', '\u2067a\u202Eb\u2069', '\u2067ab\u2069'],
    ['one between embeddings, which stay', '\u202Aa\u202Eb\u202Cc\u202C', '\u202Aabc\u202C'],
    ['isolates that the paragraph does not end', 'a\u2067b\nc\u2069', 'ab\nc'],
    ['ends of nothing', '\u202Ca\u2069', 'a'],
    [
      'an end of an embedding outside of its isolate',
      '\u202Aa\u2068b\u202Cc\u2069d\u202C',
      '\u202Aa\u2068bc\u2069d\u202C',
    ],
    ['signs that no screen shows', 'a\u0007b\u009F\u0000', 'ab'],
  ])('loses in a paragraph %s [SEC-6]', (_, typed, kept) => {
    expect(typedProse(typed)).toBe(kept);
  });

  it.each([
    'قال \u2068Sara\u2069: \u2067نعم \u2068ok\u2069\u2069',
    'C++\u200F، \u202Aabc\u202C و\u200Eb\u061C',
    'a\tb\r\nc',
  ])('keeps in a paragraph %j, whose signs of direction enclose what they turn [SEC-6] [I18N-1]', (text) => {
    expect(typedProse(text)).toBe(text);
  });

  it('has ends of lines in a paragraph where programs of offices write others [SEC-6]', () => {
    expect(typedProse('a\vb\fc\u2028d')).toBe('a\nb\nc\nd');
  });

  it('looks once over signs of direction [SEC-14]', () => {
    for (const piece of ['\u2067', '\u202E', '\u2069', '\u2067\u202E\u202C', '\u202A\u2068\u2069', '\u202C'])
      expect(typedProse(piece.repeat(300_000)).length).toBeLessThanOrEqual(600_000);
  });

  it('is written to in Latin digits and small letters [AUTH-2]', () => {
    expect(typedMailAddress(' Ali٢٠٢٦@Example.org ')).toBe('ali2026@example.org');
    expect(typedMailAddress('ali۲۶@example.org')).toBe('ali26@example.org');
  });

  it.each([
    'ali＠example.org',
    'ali﹫example.org',
    'ａｌｉ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    'ali＠example。org',
    'ALI＠example｡org',
  ])('is written to at %s, as keyboards of the East type it [AUTH-2]', (typed) => {
    expect(typedMailAddress(typed)).toBe('ali@example.org');
  });
});
