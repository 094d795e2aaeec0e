// Written by `npm run texts` from learning-signs.ar.arb, learning-signs.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** What each sign says; none of them accuses anybody (EVD-5). */
export const signKindMessages = defineMessages({
  ar: {
    'several-devices': 'إجابات من أكثر من جهاز في الوقت نفسه',
    'answer-after-end': 'إجابة وصلت بعد انتهاء الورقة',
    'changed-replay': 'طلب أُعيد إرساله بمحتوى مختلف',
    'empty-paper': 'ورقة سُلّمت فارغة أو تكاد',
    'one-line-account': 'حساب لم يفعل شيئاً غير هذه الورقة',
    'known-key': 'صواب كل ما كُشفت إجابته لحساب مؤقت، وخطأ معظم ما سواه',
    'shared-network':
      'ثلاثة حسابات أو أكثر سلّمت هذا الاختبار من شبكة واحدة خلال ثلاثة أيام: قد تكون لشخص واحد، وقد تكون لصف دراسي',
  },
  en: {
    'several-devices': 'Answers from several devices at the same time',
    'answer-after-end': 'An answer that came after the paper ended',
    'changed-replay': 'A request that was sent again with other content',
    'empty-paper': 'A paper that was handed in empty, or nearly so',
    'one-line-account': 'An account that did nothing else than this paper',
    'known-key': 'All right where a throw-away account was shown the key, and mostly wrong elsewhere',
    'shared-network':
      'Handed in over one network by three accounts or more within three days: one person’s, or a classroom',
  },
});

export const learningSignsMessages = defineMessages({
  ar: {
    title: 'مؤشرات تستحق النظر',
    hint: 'ليست دليلاً على غش: قد يضعف الاتصال، أو يتبدّل الجهاز، أو يعرف أحد المادة من قبل. لا يترتّب عليها شيء تلقائياً، والتقدير لك.',
    none: 'لم يُلاحظ شيء في دوراتك.',
    failed: 'تعذّر تحميل المؤشرات',
    somebody: 'أحد الأعضاء',
    times: (count: number, digits: Digits) =>
      plural('ar', count, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }, digits),
    last: 'آخرها',
  },
  en: {
    title: 'Worth a look',
    hint: 'They prove no cheating: networks drop, devices change, and some know the matter already. Nothing follows from them by itself; you judge.',
    none: 'Nothing was noticed in your courses.',
    failed: 'The signs could not be loaded',
    somebody: 'Somebody',
    times: (count: number) => plural('en', count, { one: 'once', other: '# times' }),
    last: 'Last',
  },
});
