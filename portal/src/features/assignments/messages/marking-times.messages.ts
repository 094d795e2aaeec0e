// Written by `npm run texts` from marking-times.ar.arb, marking-times.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const markingTimesMessages = defineMessages({
  ar: {
    title: 'كم ينتظر التسليم حتى يُصحَّح',
    failed: 'تعذّر تحميل أزمنة الانتظار',
    none: 'لم يُسلَّم أي عمل بعد.',
    median: (hours: number, digits: Digits) =>
      hours === 0
        ? 'الوسيط: أقل من ساعة'
        : `الوسيط: ${plural('ar', hours, { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' }, digits)}`,
    noMedian: 'لا درجات بعد',
    marked: (count: string) => `صُحّح: ${count}`,
    waiting: (count: string) => `ينتظر: ${count}`,
    since: 'أقدمها سُلّم',
    download: 'تنزيل الجدول (CSV)',
  },
  en: {
    title: 'How long submissions wait to be marked',
    failed: 'The times could not be loaded',
    none: 'No work has been handed in yet.',
    median: (hours: number) =>
      hours === 0 ? 'Median: under an hour' : `Median: ${plural('en', hours, { one: '# hour', other: '# hours' })}`,
    noMedian: 'No marks yet',
    marked: (count: string) => `Marked: ${count}`,
    waiting: (count: string) => `Waiting: ${count}`,
    since: 'The oldest was handed in',
    download: 'Download the table (CSV)',
  },
});
