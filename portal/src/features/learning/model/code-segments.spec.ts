import { codeSegments } from './code-segments';

describe('code in the text of a question', () => {
  it.each([['<p>تمر <strong>برحي</strong></p>'], ['<p lang="ar">تمر برحي</p>'], ['const name = "سارة";']])(
    'stays one piece when all of it is code: %s [I18N-1]',
    (text) => {
      expect(codeSegments(text)).toEqual([{ text, isCode: true }]);
    },
  );

  it('is set apart within a sentence, tags and backticks alike [I18N-1]', () => {
    expect(codeSegments('النص في <title> أو `lang`')).toEqual([
      { text: 'النص في ', isCode: false },
      { text: '<title>', isCode: true },
      { text: ' أو ', isCode: false },
      { text: 'lang', isCode: true },
    ]);
  });

  it('is what authors isolated by marks, which are not shown [I18N-1]', () => {
    expect(codeSegments('وجود \u2066<meta charset="utf-8">\u2069 أولاً')).toEqual([
      { text: 'وجود ', isCode: false },
      { text: '<meta charset="utf-8">', isCode: true },
      { text: ' أولاً', isCode: false },
    ]);
  });

  it('is not seen in an ordinary sentence [I18N-1]', () => {
    expect(codeSegments('What does CSS do?')).toEqual([{ text: 'What does CSS do?', isCode: false }]);
  });

  it('is only a part of an English sentence [I18N-1]', () => {
    expect(codeSegments('Writing dir="rtl" on the <html> element')).toEqual([
      { text: 'Writing dir="rtl" on the ', isCode: false },
      { text: '<html>', isCode: true },
      { text: ' element', isCode: false },
    ]);
  });
});
