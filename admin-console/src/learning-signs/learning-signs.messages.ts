// Written by `npm run texts` from learning-signs.ar.arb, learning-signs.en.arb.
import { defineMessages } from '@masar/i18n';

export const learningSignsMessages = defineMessages({
  ar: {
    title: 'مؤشرات تستحق النظر',
    intro: 'ما لوحظ أثناء التعلّم ويستحق النظر، ويراه من يدرّس. هو مؤشر لا حكم: لا يُبنى عليه قرار وحده.',
    back: 'كل ما لوحظ',
    emptyTitle: 'لم يُلاحظ شيء',
    emptyText: 'يظهر هنا مؤشر إذا أُجيب عن اختبار واحد من عدة أجهزة، أو وصلت إجابة بعد وقتها.',
  },
  en: {
    title: 'Worth a look',
    intro:
      'What was noticed while people learned and may be worth a look; who teaches sees it too. It is a sign and no verdict: nothing is decided by it alone.',
    back: 'All signs',
    emptyTitle: 'No signs',
    emptyText: 'One appears when a paper is answered from several devices, or an answer arrives after its time.',
  },
});
