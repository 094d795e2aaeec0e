// Written by `npm run texts` from ar.json, en.json.
import type { LanguageData } from '../language.ts';

export const languages = ['ar', 'en'] as const;

export const languageData: Record<(typeof languages)[number], LanguageData> = {
  ar: {
    direction: 'rtl',
    locale: 'ar-IQ',
    digits: ['latn', 'arab'],
    separators: { list: '، ', wide: '؛ ' },
    quotes: ['«', '»'],
    reads: ['ar', 'en'],
    shortMonths: ['ك2', 'شباط', 'آذار', 'نيسان', 'أيار', 'حزيران', 'تموز', 'آب', 'أيلول', 'ت1', 'ت2', 'ك1'],
    sign: 'ع',
    flag: '🇮🇶',
    nativeName: 'العربية',
    name: 'Arabic',
  },
  en: {
    direction: 'ltr',
    locale: 'en-GB',
    digits: ['latn'],
    separators: { list: ', ', wide: '; ' },
    quotes: ['“', '”'],
    reads: ['en', 'ar'],
    sign: 'A',
    flag: '🇬🇧',
    nativeName: 'English',
    name: 'English',
  },
};
