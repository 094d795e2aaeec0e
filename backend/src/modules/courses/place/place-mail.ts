import type { LocalizedText } from '@masar/i18n';
import type { Mail } from '#platform/mail/mail-template';

/** Tells somebody without an account that a place waits for them under this address (PAY-1). */
export const placeMail = (to: string, title: LocalizedText, url: string): Mail => ({
  to,
  subject: { ar: `مقعد لك في دورة ${title.ar}`, en: `A place for you in ${title.en}` },
  body: {
    ar: `مُنح العنوان ${to} مقعداً في دورة «${title.ar}». أنشئ حساباً بهذا العنوان وأكّده، ثم افتح صفحة الدورة والتحق بها.`,
    en: `The address ${to} was granted a place in the course “${title.en}”. Make an account with this address and confirm it, then open the course’s page and join.`,
  },
  action: { label: { ar: 'فتح صفحة الدورة', en: 'Open the course’s page' }, url },
});
