import type { GivenCourseRight } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import type { Mail } from '#platform/mail/mail-template';

const as: Record<GivenCourseRight, LocalizedText> = {
  teacher: { ar: 'مدرّساً', en: 'a teacher' },
  assistant: { ar: 'مساعداً', en: 'an assistant' },
};

/** Invites an address that is no account's confirmed one to teach a course (CRS-14). */
export const invitationMail = (to: string, right: GivenCourseRight, title: LocalizedText, url: string): Mail => ({
  to,
  subject: { ar: `دعوة إلى التدريس في دورة ${title.ar}`, en: `An invitation to teach in ${title.en}` },
  body: {
    ar: `دُعي العنوان ${to} ليكون ${as[right].ar} في دورة «${title.ar}». سجّل الدخول بحساب لهذا العنوان بعد تأكيده، أو أنشئ واحداً، ثم اقبل الدعوة أو ارفضها. إن لم تكن تتوقعها فتجاهل هذه الرسالة.`,
    en: `The address ${to} is invited to be ${as[right].en} in the course “${title.en}”. Sign in with an account that has confirmed this address, or make one, then accept or decline. If you did not expect this, ignore this mail.`,
  },
  action: { label: { ar: 'فتح الدعوة', en: 'Open the invitation' }, url },
});
