import { formatDate, formatNumber, formatPrice, type Language } from '@masar/i18n';
import { isolate, isolateLtr } from '#platform/pdf/bidi-runs';
import type { Grouping, Measure, ReportType } from '../report.words.js';

const day = (language: Language, value: string): string => formatDate(language, `${value}T12:00:00Z`);
const month = (language: Language, value: string): string =>
  formatDate(language, `${value}T12:00:00Z`, 'latn', { month: 'long', year: 'numeric' });

interface ReportTexts {
  title: (type: ReportType) => string;
  /** Heading of the first column. */
  grouping: (by: Grouping) => string;
  period: (from: string, to: string) => string;
  rowOf: (by: Grouping, start: string) => string;
  narrowedTo: (names: readonly string[]) => string;
  definition: (type: ReportType) => string;
  total: string;
  none: string;
  highest: (value: string) => string;
  shortened: string;
  days: string;
  made: (at: string) => string;
  page: (number: number, count: number) => string;
  mail: (title: string, period: string) => string;
  open: string;
}

/** Words of reports on paper and in mails; their columns are named by the kinds. */
export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  ar: {
    title: (type) =>
      ({
        enrollments: 'تقرير الالتحاقات',
        completions: 'تقرير إكمال الدورات',
        certificates: 'تقرير الشهادات',
        revenue: 'تقرير الإيرادات',
        marking: 'تقرير تصحيح الواجبات',
        engagement: 'تقرير التفاعل',
        moderation: 'تقرير الإشراف',
      })[type],
    grouping: (by) =>
      ({
        day: 'اليوم',
        week: 'الأسبوع',
        month: 'الشهر',
        category: 'التصنيف',
        course: 'الدورة',
        instructor: 'المدرّب',
      })[by],
    period: (from, to) => `من ${day('ar', from)} إلى ${day('ar', to)}`,
    rowOf: (by, start) => (by === 'month' ? month('ar', start) : day('ar', start)),
    narrowedTo: (names) => `يقتصر على: ${names.map((name) => isolate(name, 'ar')).join('، ')}`,
    definition: (type) =>
      ({
        enrollments: 'يُحسب الالتحاق في يومه، ويُحسب المتعلّم مرة واحدة في كل صف وفي المجموع.',
        completions: 'يُحسب الإكمال في يوم إتمام آخر درس، ويُحسب المتعلّم مرة واحدة في كل صف وفي المجموع.',
        certificates: 'تُحسب الشهادة في يوم إصدارها، بحالها عند إعداد التقرير.',
        revenue: 'ما دُفع للدورات بالدولار الأمريكي في يوم الالتحاق.',
        marking: 'تُحسب الأعمال في يوم تسليمها، والدرجات في يوم التصحيح الأول؛ والساعات حتى الدرجة هي الوسيط.',
        engagement: 'المتعلّم النشط من تعلّم في المدة، ويُحسب مرة واحدة في كل صف وفي المجموع.',
        moderation: 'تُحسب البلاغات في يوم ورودها، والقرارات في يوم اتخاذها؛ والساعات حتى القرار هي الوسيط.',
      })[type],
    total: 'المجموع',
    none: '–',
    highest: (value) => `الأعلى: ${value}`,
    shortened: 'هذه أكبر 1,000 صف؛ والمجموع يشمل الكل.',
    days: 'الأيام بتوقيت بغداد، والأسبوع يبدأ يوم السبت.',
    made: (at) => `أُعدّ في ${formatDate('ar', at)}`,
    page: (number, count) => `${isolateLtr(`${number} / ${count}`)}`,
    mail: (title, period) => `صار ${title} جاهزاً، ${period}. وهذه مجاميعه:`,
    open: 'فتح التقرير',
  },
  en: {
    title: (type) =>
      ({
        enrollments: 'Report on enrolments',
        completions: 'Report on completions',
        certificates: 'Report on certificates',
        revenue: 'Report on revenue',
        marking: 'Report on the marking of assignments',
        engagement: 'Report on engagement',
        moderation: 'Report on moderation',
      })[type],
    grouping: (by) =>
      ({ day: 'Day', week: 'Week', month: 'Month', category: 'Category', course: 'Course', instructor: 'Instructor' })[
        by
      ],
    period: (from, to) => `${day('en', from)} to ${day('en', to)}`,
    rowOf: (by, start) => (by === 'month' ? month('en', start) : day('en', start)),
    narrowedTo: (names) => `Only: ${names.map((name) => isolate(name, 'en')).join(', ')}`,
    definition: (type) =>
      ({
        enrollments: 'Enrolments count on the day of joining; a learner counts once in each row and in the total.',
        completions:
          'Completions count on the day of the last lesson; a learner counts once in each row and in the total.',
        certificates: 'Certificates count on the day of issue, by what they were worth when the report was made.',
        revenue: 'What was paid for courses in US dollars, on the day of joining.',
        marking:
          'Work on the day on which it was handed in, marks on the day of the first one; hours to the mark are the median.',
        engagement: 'Whoever learned in the time is active, and counts once in each row and in the total.',
        moderation:
          'Reports of abuse count on the day they came, decisions on the day they were made; hours are the median.',
      })[type],
    total: 'Total',
    none: '–',
    highest: (value) => `Highest: ${value}`,
    shortened: 'These are the 1,000 largest rows; the total covers all.',
    days: 'Days are those of Baghdad; weeks begin on Saturday.',
    made: (at) => `Made on ${formatDate('en', at)}`,
    page: (number, count) => `${number} / ${count}`,
    mail: (title, period) => `The ${title.toLowerCase()} from ${period} is ready. Its totals:`,
    open: 'Open the report',
  },
};

/** A figure as people read it. */
export function valueText(value: string | null, type: Measure['type'], language: Language): string {
  if (value === null) return reportTexts[language].none;
  if (type === 'money') return formatPrice(language, Number(value));
  return formatNumber(language, Number(value), 'latn', { maximumFractionDigits: 1 });
}
