// Written by `npm run texts` from offline.ar.arb, offline.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts of the line above the page about network and versions (PERF-5). */
export const offlineMessages = defineMessages({
  ar: {
    offline: 'أنت غير متصل بالإنترنت. ما سبق أن فتحته يبقى متاحاً.',
    noServer: 'الخادم لا يجيب الآن، أو لا يصل إليه اتصالك. نعيد المحاولة تلقائياً.',
    waiting: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'تغيير واحد ينتظر الإرسال.',
          two: 'تغييران ينتظران الإرسال.',
          few: '# تغييرات تنتظر الإرسال.',
          many: '# تغييراً ينتظر الإرسال.',
          other: '# تغيير ينتظر الإرسال.',
        },
        digits,
      ),
    refused: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'تغيير واحد لم يُقبل.',
          two: 'تغييران لم يُقبلا.',
          few: '# تغييرات لم تُقبل.',
          many: '# تغييراً لم يُقبل.',
          other: '# تغيير لم يُقبل.',
        },
        digits,
      ),
    show: 'عرضها',
    newVersion: 'تتوفر نسخة أحدث من الموقع.',
    update: 'تحديث الآن',
  },
  en: {
    offline: 'You are offline. What you opened before stays available.',
    noServer: 'The server does not answer now, or your network does not reach it. We keep trying.',
    waiting: (count: number) =>
      plural('en', count, { one: '# change waits to be sent.', other: '# changes wait to be sent.' }),
    refused: (count: number) =>
      plural('en', count, { one: '# change was not accepted.', other: '# changes were not accepted.' }),
    show: 'Show',
    newVersion: 'A newer version of this site is available.',
    update: 'Update now',
  },
});
