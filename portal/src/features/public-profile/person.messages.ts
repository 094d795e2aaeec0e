// Written by `npm run texts` from person.ar.arb, person.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts of a public page (PRF-3). */
export const personMessages = defineMessages({
  ar: {
    unknown: 'لا توجد صفحة عامة هنا',
    unknownHint: 'ربما أغلقها صاحبها، أو في العنوان خطأ.',
    home: 'إلى الصفحة الرئيسية',
    failed: 'تعذّر تحميل الصفحة',
    description: (name: string) => `سجلّ ${name}: شهادات ومهارات ومشاريع قابلة للتحقق.`,
    memberSince: (date: string) => `عضو منذ ${date}`,
    write: 'مراسلة بالبريد',
    reach: 'صفحة التواصل',
    certificates: 'الشهادات',
    verify: 'التحقق',
    verifyOf: (course: string) => `التحقق من شهادة ${course}`,
    issued: (date: string) => `صدرت في ${date}`,
    skills: 'المهارات',
    projects: 'المشاريع',
    finished: (date: string) => `اكتمل في ${date}`,
    links: 'روابط المشروع',
    discussions: 'نقاشات في المنتدى',
    replies: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'بلا ردود', one: 'ردّ واحد', two: 'ردّان', few: '# ردود', many: '# ردّاً', other: '# ردّ' },
        digits,
      ),
    nothing: 'لا شيء هنا بعد',
    nothingHint: 'تظهر هنا الشهادات والمهارات والمشاريع فور إنجازها.',
  },
  en: {
    unknown: 'There is no public page here',
    unknownHint: 'Its owner may have closed it, or the address has a mistake.',
    home: 'To the start page',
    failed: 'The page could not be loaded',
    description: (name: string) => `Certificates, skills and projects of ${name}, all of which can be verified.`,
    memberSince: (date: string) => `Member since ${date}`,
    write: 'Send an e-mail',
    reach: 'Get in touch',
    certificates: 'Certificates',
    verify: 'Verify',
    verifyOf: (course: string) => `Verify the certificate of ${course}`,
    issued: (date: string) => `Issued on ${date}`,
    skills: 'Skills',
    projects: 'Projects',
    finished: (date: string) => `Finished on ${date}`,
    links: 'Links of the project',
    discussions: 'Discussions in the forum',
    replies: (count: number) =>
      count === 0 ? 'no replies' : plural('en', count, { one: '# reply', other: '# replies' }),
    nothing: 'Nothing here yet',
    nothingHint: 'Certificates, skills and projects appear here as soon as there are any.',
  },
});
