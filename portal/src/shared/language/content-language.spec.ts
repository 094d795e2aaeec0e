import { readKey, withoutContentLanguage } from '#shared/offline/cache-names';
import { acceptedLanguages, chosenContentLanguage, contentText, keepContentLanguage } from './content-language';

afterEach(() => keepContentLanguage(undefined));

const course = { titleAr: 'أساسيات الويب', titleEn: 'Web basics' };

describe('the language of the content', () => {
  it('is kept, and asked for before that of the interface [TRN-1] [TRN-2]', () => {
    expect(acceptedLanguages('ar')).toBe('ar');
    keepContentLanguage('ckb');
    expect([chosenContentLanguage(), acceptedLanguages('en')]).toEqual(['ckb', 'ckb, en;q=0.9']);
  });

  it('takes what the server chose and says which language it is [TRN-2]', () => {
    const translated = { ...course, title: 'بنەماکانی وێب', titleLanguage: 'ckb' as const };
    expect(contentText(translated, 'title', 'en', 'ckb')).toEqual({ text: 'بنەماکانی وێب', language: 'ckb' });
    const fallen = { ...course, title: 'أساسيات الويب', titleLanguage: 'ar' as const };
    expect(contentText(fallen, 'title', 'en', 'ckb')).toEqual({ text: 'أساسيات الويب', language: 'ar' });
  });

  it('is that of the interface without a choice, whatever else is there [TRN-2]', () => {
    const translated = { ...course, title: 'بنەماکانی وێب', titleLanguage: 'ckb' as const };
    expect(contentText(translated, 'title', 'en', undefined)).toEqual({ text: 'Web basics', language: 'en' });
    expect(contentText({ titleAr: 'أ', titleEn: '' }, 'title', 'en', undefined)).toEqual({ text: 'أ', language: 'ar' });
  });

  it('keeps answers apart for reading without network, with the untranslated ones behind them [TRN-2] [PERF-5]', () => {
    const address = 'http://masar.test/api/courses/1';
    const [plain, english, kurdish] = ['ar', 'en', 'ckb, en;q=0.9'].map((languages) => readKey(address, languages));
    expect(new Set([plain, english, kurdish]).size).toBe(3);
    expect(withoutContentLanguage(kurdish ?? '')).toBe(english);
  });
});
