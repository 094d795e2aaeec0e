// Written by `npm run texts` from log-hours.ar.arb, log-hours.en.arb.
import { defineMessages } from '@masar/i18n';

export const logHoursMessages = defineMessages({
  ar: {
    title: 'تسجيل ساعات التطوّع',
    hint: 'يؤكّد صاحب الفرصة ساعاتك، وبعدها تُحسب لك.',
    opportunity: 'الفرصة',
    day: 'اليوم',
    hours: 'عدد الساعات',
    hoursHint: 'بأرباع الساعة، مثل 1.5',
    note: 'ماذا فعلت؟',
    noteHint: 'سطر واحد يساعد صاحب الفرصة على التذكّر.',
    send: 'تسجيل',
    sent: 'سُجّلت ساعاتك',
    sentHint: 'وصلت إلى صاحب الفرصة ليؤكّدها.',
    failed: 'تعذّر تسجيل الساعات',
    hoursWrong: 'اكتب عدداً من 0.25 إلى 16 بأرباع الساعة.',
    dayMissing: 'اختر اليوم.',
  },
  en: {
    title: 'Log volunteer hours',
    hint: 'The poster confirms your hours; after that they count.',
    opportunity: 'Opportunity',
    day: 'Day',
    hours: 'Hours',
    hoursHint: 'In quarters of an hour, e.g. 1.5',
    note: 'What did you do?',
    noteHint: 'A line that helps the poster remember.',
    send: 'Log',
    sent: 'Your hours are logged',
    sentHint: 'The poster was asked to confirm them.',
    failed: 'The hours could not be logged',
    hoursWrong: 'Enter a number from 0.25 to 16 in quarters of an hour.',
    dayMissing: 'Choose the day.',
  },
});
