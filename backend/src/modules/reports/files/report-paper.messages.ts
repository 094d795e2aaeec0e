// Written by `npm run texts` from report-paper.ar.arb, report-paper.en.arb.
import { defineMessages } from '@masar/i18n';

/** What reports are called, on paper and in mails. */
export const reportTitles = defineMessages({
  ar: {
    enrollments: 'تقرير الالتحاقات',
    completions: 'تقرير إتمام الدورات',
    certificates: 'تقرير الشهادات',
    revenue: 'تقرير الإيرادات',
    marking: 'تقرير تصحيح الواجبات',
    engagement: 'تقرير التفاعل',
    moderation: 'تقرير الإشراف',
  },
  en: {
    enrollments: 'Report on enrolments',
    completions: 'Report on completions',
    certificates: 'Report on certificates',
    revenue: 'Report on revenue',
    marking: 'Report on the marking of assignments',
    engagement: 'Report on engagement',
    moderation: 'Report on moderation',
  },
});

/** Heading of the first column. */
export const reportGroupings = defineMessages({
  ar: {
    day: 'اليوم',
    week: 'الأسبوع',
    month: 'الشهر',
    category: 'التصنيف',
    course: 'الدورة',
    instructor: 'المدرّب',
  },
  en: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    category: 'Category',
    course: 'Course',
    instructor: 'Instructor',
  },
});

/** What counts, under the title. */
export const reportDefinitions = defineMessages({
  ar: {
    enrollments: 'يُحسب الالتحاق في يومه، ويُحسب المتعلّم مرة واحدة في كل صف وفي المجموع.',
    completions: 'يُحسب الإتمام في يوم إنهاء آخر درس، ويُحسب المتعلّم مرة واحدة في كل صف وفي المجموع.',
    certificates: 'تُحسب الشهادة في يوم إصدارها، بحالها عند إعداد التقرير.',
    revenue: 'ما دُفع للدورات بالدولار الأمريكي في يوم الالتحاق.',
    marking: 'تُحسب الأعمال في يوم تسليمها، والدرجات في يوم التصحيح الأول؛ والساعات حتى الدرجة هي الوسيط.',
    engagement: 'المتعلّم النشط من تعلّم في المدة، ويُحسب مرة واحدة في كل صف وفي المجموع.',
    moderation: 'تُحسب البلاغات في يوم ورودها، والقرارات في يوم اتخاذها؛ والساعات حتى القرار هي الوسيط.',
  },
  en: {
    enrollments: 'Enrolments count on the day of joining; a learner counts once in each row and in the total.',
    completions: 'Completions count on the day of the last lesson; a learner counts once in each row and in the total.',
    certificates: 'Certificates count on the day of issue, by what they were worth when the report was made.',
    revenue: 'What was paid for courses in US dollars, on the day of joining.',
    marking:
      'Work on the day on which it was handed in, marks on the day of the first one; hours to the mark are the median.',
    engagement: 'Whoever learned in the time is active, and counts once in each row and in the total.',
    moderation:
      'Reports of abuse count on the day they came, decisions on the day they were made; hours are the median.',
  },
});

/** The other words of reports; columns are named by the kinds. */
export const reportPaperTexts = defineMessages({
  ar: {
    period: (from: string, to: string) => `من ${from} إلى ${to}`,
    narrowedTo: (names: string) => `يقتصر على: ${names}`,
    total: 'المجموع',
    none: '–',
    highest: (value: string) => `الأعلى: ${value}`,
    shortened: 'هذه أكبر 1,000 صف؛ والمجموع يشمل الكل.',
    days: 'الأيام بتوقيت بغداد، والأسبوع يبدأ يوم السبت.',
    made: (day: string) => `أُعدّ في ${day}`,
    page: (number: number, count: number) => `\u2066${number} / ${count}\u2069`,
    mail: (title: string, period: string) => `صار ${title} جاهزاً، ${period}. وهذه مجاميعه:`,
    open: 'فتح التقرير',
  },
  en: {
    period: (from: string, to: string) => `${from} to ${to}`,
    narrowedTo: (names: string) => `Only: ${names}`,
    total: 'Total',
    none: '–',
    highest: (value: string) => `Highest: ${value}`,
    shortened: 'These are the 1,000 largest rows; the total covers all.',
    days: 'Days are those of Baghdad; weeks begin on Saturday.',
    made: (day: string) => `Made on ${day}`,
    page: (number: number, count: number) => `${number} / ${count}`,
    mail: (title: string, period: string) => `The ${title} from ${period} is ready. Its totals:`,
    open: 'Open the report',
  },
});

/** What reports are called within the sentence of a mail. */
export const reportTitlesWithin = defineMessages({
  ar: {
    enrollments: 'تقرير الالتحاقات',
    completions: 'تقرير إتمام الدورات',
    certificates: 'تقرير الشهادات',
    revenue: 'تقرير الإيرادات',
    marking: 'تقرير تصحيح الواجبات',
    engagement: 'تقرير التفاعل',
    moderation: 'تقرير الإشراف',
  },
  en: {
    enrollments: 'report on enrolments',
    completions: 'report on completions',
    certificates: 'report on certificates',
    revenue: 'report on revenue',
    marking: 'report on the marking of assignments',
    engagement: 'report on engagement',
    moderation: 'report on moderation',
  },
});
