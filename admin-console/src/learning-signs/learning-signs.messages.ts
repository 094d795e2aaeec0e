// Written by `npm run texts` from learning-signs.ar.arb, learning-signs.en.arb.
import { defineMessages } from '@masar/i18n';

export const learningSignsMessages = defineMessages({
  ar: {
    title: 'ما يبدو غريباً',
    intro: 'ما بدا غريباً أثناء التعلّم، ويراه من يدرّس. هو إشارة لا حكم: لا يُبنى عليه قرار وحده.',
    back: 'كل ما لوحظ',
    emptyTitle: 'لم يُلاحظ شيء',
    emptyText: 'تظهر هنا إشارة إذا أُجيب عن اختبار واحد من عدة أجهزة، أو وصلت إجابة بعد وقتها.',
  },
  en: {
    title: 'Learning signs',
    intro:
      'What looked odd while people learned; who teaches sees it too. It is a sign and no verdict: nothing is decided by it alone.',
    back: 'All signs',
    emptyTitle: 'No signs',
    emptyText: 'One appears when a paper is answered from several devices, or an answer arrives after its time.',
  },
});
