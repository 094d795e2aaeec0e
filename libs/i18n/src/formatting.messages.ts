// Written by `npm run texts` from formatting.ar.arb, formatting.en.arb.
import { defineMessages } from './messages.ts';

/** Words that Intl does not have: units of sizes, moments, whose clock. */
export const formattingTexts = defineMessages({
  ar: {
    kilobytes: 'ك.ب',
    megabytes: 'م.ب',
    now: 'الآن',
    zone: 'بتوقيت بغداد',
    own: (time: string) => `بتوقيت بغداد (${time} بساعتك)`,
  },
  en: {
    kilobytes: 'KB',
    megabytes: 'MB',
    now: 'now',
    zone: 'Baghdad time',
    own: (time: string) => `Baghdad time (${time} on your clock)`,
  },
});
