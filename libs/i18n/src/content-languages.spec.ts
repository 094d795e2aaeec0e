import { translatedText } from './content-languages.ts';

describe('the text for a reader of a further language', () => {
  it.each([
    [{ ckb: 'بنەماکانی وێب', ar: 'أساسيات الويب', en: 'Web basics' }, 'بنەماکانی وێب', 'ckb'],
    [{ ckb: '', ar: 'أساسيات الويب', en: 'Web basics' }, 'أساسيات الويب', 'ar'],
    [{ ar: null, en: 'Web basics' }, 'Web basics', 'en'],
  ])('is the translation, else Arabic, else English, and says which: %j [TRN-2]', (texts, text, language) => {
    expect(translatedText(texts, 'ckb')).toEqual({ text, language });
  });

  it('is nothing where nobody wrote one [TRN-2]', () => {
    expect(translatedText({ ar: null, en: '' }, 'ckb')).toBeUndefined();
  });
});
