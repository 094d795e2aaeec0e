// Written by `npm run texts` from reasons.ar.arb, reasons.en.arb.
import { defineMessages } from '@masar/i18n';

/** Why a job fits, naming the matched and the missing skills (JOB-2). */
export const matchReasons = defineMessages({
  ar: {
    noSkills: 'أضف مهاراتك إلى ملفك لنعرف مدى ملاءمة هذه الوظيفة لك.',
    nothing: 'لا تذكر هذه الوظيفة مهارات نعرفها.',
    all: (matched: string) => `لديك كل ما تطلبه: ${matched}.`,
    some: (matched: string, missing: string) => `لديك ${matched}، وينقصك ${missing}.`,
    none: (missing: string) => `تطلب مهارات لم تذكرها بعد: ${missing}.`,
    more: (count: string) => `${count} غيرها`,
  },
  en: {
    noSkills: 'Add your skills to your profile to see how well this job fits you.',
    nothing: 'This job names no skills that we know.',
    all: (matched: string) => `You have all that it asks for: ${matched}.`,
    some: (matched: string, missing: string) => `You have ${matched}; you lack ${missing}.`,
    none: (missing: string) => `It asks for skills that you have not stated yet: ${missing}.`,
    more: (count: string) => `${count} more`,
  },
});
