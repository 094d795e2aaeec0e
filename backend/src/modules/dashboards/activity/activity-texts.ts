import { isolated, type LocalizedText } from '@masar/i18n';
import type { ActivityKind, ActivityRow } from './activity.js';

interface Parts {
  person: LocalizedText;
  title: LocalizedText;
  amount: string;
}

/** A sentence for each kind of activity; Arabic nouns serve women and men alike. */
const sentences: Record<ActivityKind, (parts: Parts) => LocalizedText> = {
  'user-joined': ({ person }) => ({ ar: `انضمام ${person.ar} إلى المنصة`, en: `${person.en} joined` }),
  enrolled: ({ person, title }) => ({
    ar: `التحاق ${person.ar} بدورة ${title.ar}`,
    en: `${person.en} enrolled in ${title.en}`,
  }),
  'course-completed': ({ person, title }) => ({
    ar: `إتمام ${person.ar} دورة ${title.ar}`,
    en: `${person.en} completed ${title.en}`,
  }),
  'course-published': ({ title }) => ({ ar: `نشر دورة ${title.ar}`, en: `${title.en} was published` }),
  reviewed: ({ person, title, amount }) => ({
    ar: `تقييم ${amount} من 5 من ${person.ar} لدورة ${title.ar}`,
    en: `${person.en} gave ${title.en} ${amount} of 5`,
  }),
  'question-asked': ({ person, title }) => ({
    ar: `سؤال من ${person.ar}: ${title.ar}`,
    en: `${person.en} asks: ${title.en}`,
  }),
  'discussion-started': ({ person, title }) => ({
    ar: `نقاش جديد من ${person.ar}: ${title.ar}`,
    en: `${person.en} started ${title.en}`,
  }),
  'opportunity-posted': ({ title }) => ({ ar: `نشر فرصة ${title.ar}`, en: `${title.en} was posted` }),
  'certificate-issued': ({ title }) => ({
    ar: `صدرت شهادتك في دورة ${title.ar}`,
    en: `Your certificate of ${title.en} was issued`,
  }),
  'certificate-reissued': ({ person, title }) => ({
    ar: `إصدار شهادة بديلة في دورة ${title.ar} لـ${person.ar}`,
    en: `${person.en} got a replacement for the certificate of ${title.en}`,
  }),
  'own-certificate-reissued': ({ title }) => ({
    ar: `صدرت شهادة بديلة عن شهادتك في دورة ${title.ar}`,
    en: `Your certificate of ${title.en} was replaced by a new one`,
  }),
  'hours-logged': ({ title, amount }) => ({
    ar: `سجّلت ساعاتك (${amount}) في ${title.ar}، وهي بانتظار التأكيد`,
    en: `You logged your hours (${amount}) at ${title.en}; they wait to be confirmed`,
  }),
  'hours-confirmed': ({ title, amount }) => ({
    ar: `أُكّدت ساعاتك (${amount}) في ${title.ar}`,
    en: `Your hours (${amount}) at ${title.en} were confirmed`,
  }),
  'hours-refused': ({ title, amount }) => ({
    ar: `لم تُؤكَّد ساعاتك (${amount}) في ${title.ar}`,
    en: `Your hours (${amount}) at ${title.en} were not confirmed`,
  }),
  'application-sent': ({ title }) => ({ ar: `أرسلت طلبك على ${title.ar}`, en: `You applied to ${title.en}` }),
  'application-accepted': ({ title }) => ({
    ar: `قُبل طلبك على ${title.ar}`,
    en: `Your application to ${title.en} was accepted`,
  }),
  'application-rejected': ({ title }) => ({
    ar: `لم يُقبل طلبك على ${title.ar}`,
    en: `Your application to ${title.en} was not accepted`,
  }),
};

/** What happened, in both languages. */
export function activityText({ kind, person, title_ar: ar, title_en: en, amount }: ActivityRow): LocalizedText {
  return sentences[kind]({
    person: { ar: person ? isolated(person) : 'أحد الأعضاء', en: person ? isolated(person) : 'Somebody' },
    title: { ar: `«${isolated(ar ?? '', 'ar')}»`, en: `“${isolated(en ?? ar ?? '', 'en')}”` },
    // Numeric columns come with all their decimals; hours are read without them.
    amount: amount === null ? '' : isolated(String(Number(amount))),
  });
}
