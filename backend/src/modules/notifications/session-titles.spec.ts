import { sessionSoonTitle } from './session-titles.js';

describe('sessionSoonTitle', () => {
  it('tells the hour in Baghdad as the screens of each language write it [NTF-4] [I18N-1]', () => {
    const { ar, en } = sessionSoonTitle({ ar: 'صفحة ويب', en: 'A web page' }, new Date('2026-11-29T15:00:00Z'));
    expect(ar).toContain('الساعة \u20686:00\u00A0م\u2069 بتوقيت بغداد');
    expect(en).toContain('at \u206818:00\u2069 in Baghdad');
  });
});
