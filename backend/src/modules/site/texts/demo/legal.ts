import { cookiesAr } from './legal-cookies.ar.js';
import { cookiesEn } from './legal-cookies.en.js';
import { privacyAr } from './legal-privacy.ar.js';
import { privacyEn } from './legal-privacy.en.js';
import { termsAr } from './legal-terms.ar.js';
import { termsEn } from './legal-terms.en.js';

/** All three were last changed on this day (spec 9). */
export const demoLegalSince = '2025-01-26T09:00:00.000Z';

/** Legal texts of the demo's organisation; another one writes its own in the console (PUB-4). */
export const demoLegal = {
  'legal.privacy': { ar: privacyAr, en: privacyEn },
  'legal.terms': { ar: termsAr, en: termsEn },
  'legal.cookies': { ar: cookiesAr, en: cookiesEn },
};
