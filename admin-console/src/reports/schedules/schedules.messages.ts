// Written by `npm run texts` from schedules.ar.arb, schedules.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const schedulesMessages = defineMessages({
  ar: {
    title: 'التقارير المجدولة',
    intro: 'يُعدّ كل تقرير بعد نهاية الأسبوع أو الشهر، ويصل رابطه ومجاميعه بالبريد إلى من تختارهم من مديري المنصة.',
    back: 'كل التقارير',
    backToSchedules: 'التقارير المجدولة',
    add: 'جدولة تقرير',
    editTitle: (kind: string) => `جدول تقرير: ${kind}`,
    count: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصاً', other: '# شخص' },
        digits,
      ),
    emptyTitle: 'لا تقارير مجدولة',
    emptyText: 'اختر تقريراً ليصل بعد كل أسبوع أو شهر دون أن يطلبه أحد.',
    failedTitle: 'تعذّر تحميل الجداول',
    failedText: 'تحقّق من الشبكة ثم أعد المحاولة.',
    removeHint: 'لا يُعدّ بعد ذلك تقرير جديد. التقارير التي أُعدّت تبقى.',
  },
  en: {
    title: 'Scheduled reports',
    intro:
      'Each report is made after the week or month has ended; its link and totals come by mail to the administrators that you choose.',
    back: 'All reports',
    backToSchedules: 'Scheduled reports',
    add: 'Schedule a report',
    editTitle: (kind: string) => `Schedule: ${kind}`,
    count: (count: number) => (count === 0 ? 'nobody' : plural('en', count, { one: '# person', other: '# people' })),
    emptyTitle: 'No scheduled reports',
    emptyText: 'Choose a report that comes after each week or month without anybody asking.',
    failedTitle: 'The schedules could not be loaded',
    failedText: 'Check the network and try again.',
    removeHint: 'No further report is made. Those that were made stay.',
  },
});
