import { TranslatedTexts } from './translated-texts.js';

describe('the texts of rows in a further language', () => {
  const texts = new TranslatedTexts('ckb', [
    { entityId: '1', field: 'title', content: 'وێب' },
    { entityId: '2', field: 'description', content: 'وەسف' },
  ]);
  const row = { title_ar: 'الويب', title_en: 'Web', description_ar: null, description_en: null };

  it('belong to their row and field, with Arabic behind them [TRN-2]', () => {
    expect(texts.of({ id: '1', ...row }, ['title'])).toEqual({ title: 'وێب', titleLanguage: 'ckb' });
    expect(texts.of({ id: '2', ...row }, ['title'])).toEqual({ title: 'الويب', titleLanguage: 'ar' });
  });

  it('leave out what nobody wrote [TRN-2]', () => {
    expect(texts.of({ id: '1', ...row }, ['description'])).toEqual({});
  });
});
