import { createFormat, type Language } from '@masar/i18n';
import { shortMonthOfYear } from './report';

const told = (language: Language, moment: string) =>
  shortMonthOfYear(moment, { language, format: createFormat(language) });

describe('a report', () => {
  it('keeps the digit of a short month out of the number of the year [CON-1] [I18N-1]', () => {
    expect(told('ar', '2026-01-01T12:00:00Z')).toBe('ك2\u200F\u00A02026');
    expect(told('en', '2026-01-01T12:00:00Z')).toBe('Jan\u00A02026');
  });
});
