import { defineMessages, formatDate, plural } from '@masar/i18n';
import { isolate, isolateLtr } from '#platform/pdf/bidi-runs';

const month = { year: 'numeric', month: 'long' } as const;

/** What a CV says around its records. */
export const cvTexts = defineMessages({
  ar: {
    title: (name: string) => `السيرة الذاتية: ${name}`,
    contact: 'التواصل',
    experience: 'الخبرة',
    projects: 'المشاريع',
    certificates: 'الشهادات',
    skills: 'المهارات',
    verify: (address: string) => `للتحقق: ${isolateLtr(address)}`,
    issued: (day: Date) => formatDate('ar', day, 'latn', month),
    taughtBy: (name: string) => `إشراف ${isolate(name, 'ar')}`,
    hours: (n: number) =>
      plural('ar', n, {
        zero: 'أقل من ساعة',
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: '# ساعات',
        many: '# ساعة',
        other: '# ساعة',
      }),
    times: (n: number) =>
      plural('ar', n, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }),
    level: (level: number) => `${isolateLtr(`${level}/5`)}`,
    assessed: 'مُقيَّمة باختبار',
    course: 'من دورات مكتملة',
    project: 'من مشاريع منجزة',
    'self-stated': 'يذكرها صاحب السيرة',
    volunteer: 'تطوّع',
    internship: 'تدريب',
    job: 'عمل',
    service: 'خدمة',
    footer: (day: Date) => `أُنشئت من سجلات مسار في ${formatDate('ar', day)}`,
    page: (page: number, of: number) => isolateLtr(`${page} / ${of}`),
    empty: 'تظهر هنا شهاداتك ومشاريعك ومهاراتك فور أن تُنجزها.',
  },
  en: {
    title: (name) => `Curriculum vitae: ${name}`,
    contact: 'Contact',
    experience: 'Experience',
    projects: 'Projects',
    certificates: 'Certificates',
    skills: 'Skills',
    verify: (address) => `Verify: ${address}`,
    issued: (day) => formatDate('en', day, 'latn', month),
    taughtBy: (name) => `taught by ${isolate(name, 'en')}`,
    hours: (n) => plural('en', n, { one: '# hour', other: '# hours' }),
    times: (n) => plural('en', n, { one: 'once', other: '# times' }),
    level: (level) => `${level}/5`,
    assessed: 'Assessed by a test',
    course: 'From completed courses',
    project: 'From finished projects',
    'self-stated': 'As stated by the holder',
    volunteer: 'Volunteering',
    internship: 'Internship',
    job: 'Work',
    service: 'Service',
    footer: (day) => `Made from the records of Masar on ${formatDate('en', day)}`,
    page: (page, of) => `${page} / ${of}`,
    empty: 'Your certificates, projects and skills appear here as soon as you have them.',
  },
});
