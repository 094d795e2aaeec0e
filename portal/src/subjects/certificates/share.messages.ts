// Written by `npm run texts` from share.ar.arb, share.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of a certificate that is shown to others (CRT-5). */
export const shareMessages = defineMessages({
  ar: {
    share: 'مشاركة الشهادة',
    send: 'مشاركة',
    whatsApp: 'WhatsApp',
    linkedIn: 'LinkedIn',
    pdf: 'PDF',
    said: (course: string) => `أتممت دورة «${course}»، وهذه شهادتي:`,
  },
  en: {
    share: 'Share your certificate',
    send: 'Share',
    whatsApp: 'WhatsApp',
    linkedIn: 'LinkedIn',
    pdf: 'PDF',
    said: (course: string) => `I have completed the course “${course}”. This is my certificate:`,
  },
});
