// Written by `npm run texts` from learning-sign-fields.ar.arb, learning-sign-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const kindTexts = defineMessages({
  ar: {
    'several-devices': 'إجابات من أكثر من جهاز',
    'answer-after-end': 'إجابة بعد انتهاء الوقت',
    'changed-replay': 'إجابة أُعيد إرسالها متغيّرة',
    'empty-paper': 'ورقة سُلّمت فارغة',
    'one-line-account': 'حساب لم يفعل غير هذه الورقة',
    'known-key': 'إجابات توافق مفتاحاً كُشف',
    'shared-network': 'حسابات عدة من شبكة واحدة',
  },
  en: {
    'several-devices': 'Answers from several devices',
    'answer-after-end': 'An answer after the end',
    'changed-replay': 'An answer sent again, but changed',
    'empty-paper': 'A paper handed in empty',
    'one-line-account': 'An account that did nothing else',
    'known-key': 'Answers that equal a key that was shown',
    'shared-network': 'Several accounts over one network',
  },
});

export const learningSignFieldTexts = defineMessages({
  ar: {
    kind: 'ما لوحظ',
    times: 'كم مرة',
    noticedAt: 'آخر مرة',
  },
  en: {
    kind: 'What was noticed',
    times: 'Times',
    noticedAt: 'Last time',
  },
});
