import { eachLanguage, formatDate } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { cvPaperTexts } from './cv-paper.messages.js';

const month = { year: 'numeric', month: 'long' } as const;

/** What a CV says around its records, with its days. */
export const cvTexts = eachLanguage((language) => {
  const text = cvPaperTexts[language];
  return {
    ...text,
    issued: (day: Date) => formatDate(language, day, 'latn', month),
    taughtBy: (name: string) => text.taughtBy(isolate(name, language)),
    footer: (day: Date) => text.footer(formatDate(language, day)),
  };
});
