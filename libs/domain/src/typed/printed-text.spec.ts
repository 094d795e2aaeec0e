import { letterWithoutFont, onPaper, printableLine } from './index.ts';

describe('a text that stands on paper', () => {
  it.each([
    'سارة عبد الكريم',
    'ئارام ڕۆژ هێمن گوڵ ژیان چۆمان',
    'گلی پژمان چمنی',
    'Şükrü Gökçe Yıldız İnci',
    'Ḥasan Nguyễn Сергей Ελένη 王小明',
    'Zoe\u0308 S\u0323a\u0301ra',
    'می\u200Cخواهم',
    '٢٠٢٦ ۱۴۰۵ “C++” — 50 %',
  ])('may be %s [CRT-3]', (text) => {
    expect(letterWithoutFont(printableLine(text))).toBeUndefined();
    expect(onPaper(text)).toBe(text.normalize('NFC'));
  });

  it.each([
    ['سارة 😀', '😀'],
    ['👩\u200D💻 Sara', '👩\u200D💻'],
    ['김민준', '김'],
    ['שרה', 'ש'],
    ['สมชาย', 'ส'],
  ])('may not be %s, for %s has no font [CRT-3]', (text, letter) => {
    expect(letterWithoutFont(printableLine(text))).toBe(letter);
  });

  it.each([
    ['سيرة النبي ﷺ', 'سيرة النبي صلى الله عليه وسلم'],
    ['محمدﷺ', 'محمد صلى الله عليه وسلم'],
    ['𝓢𝓪𝓻𝓪', 'Sara'],
  ])('has %s in plain letters [CRT-3]', (text, plain) => {
    expect(printableLine(text)).toBe(plain);
  });

  it('shows what was kept before as far as it can [CRT-3]', () => {
    expect(onPaper('Learn 🚀 React ❤️')).toBe('Learn React');
    expect(onPaper('\u2067سارة 😀\u2069 \u2066🚀🚀 Go\u2069')).toBe('\u2067سارة\u2069 \u2066Go\u2069');
    expect(onPaper('김 Kim')).toBe('\uFFFD Kim');
  });
});
