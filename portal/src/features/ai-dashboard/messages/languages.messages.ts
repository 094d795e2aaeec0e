// Written by `npm run texts` from languages.ar.arb, languages.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const languagesMessages = defineMessages({
  ar: {
    heading: 'بأي لغة تقرأ الدورات؟',
    hint: 'ما لم يُترجم بعد يظهر بالعربية، فإن لم يوجد فبالإنجليزية، وعليه علامة.',
    interface: 'الشاشات والدورات',
    contentOnly: (language: string) => `الدورات؛ وتبقى الشاشات ${language}`,
    screens: 'بالعربية',
    translated: (translated: string, total: number, digits: Digits) =>
      `${translated} من ${plural('ar', total, { zero: 'لا دورات', one: 'دورة واحدة', two: 'دورتين', few: '# دورات', many: '# دورة', other: '# دورة' }, digits)}`,
    progress: (language: string) => `ما تُرجم من عناوين الدورات إلى ${language}`,
    sample: 'هكذا تظهر لك الدورات',
    failed: 'تعذّر تحميل اللغات',
    noCourses: 'لا دورات منشورة بعد.',
  },
  en: {
    heading: 'Which language do you read courses in?',
    hint: 'What is not translated yet is shown in Arabic, or else in English, and is marked.',
    interface: 'Screens and courses',
    contentOnly: (language: string) => `Courses; screens stay ${language}`,
    screens: 'in English',
    translated: (translated: string, total: number) =>
      `${translated} of ${plural('en', total, { one: '# course', other: '# courses' })}`,
    progress: (language: string) => `Course titles that are in ${language}`,
    sample: 'This is how courses look to you',
    failed: 'The languages could not be loaded',
    noCourses: 'No courses are published yet.',
  },
});
