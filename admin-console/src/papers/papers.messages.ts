// Written by `npm run texts` from papers.ar.arb, papers.en.arb.
import { defineMessages } from '@masar/i18n';

export const papersMessages = defineMessages({
  ar: {
    title: 'محاولات الاختبار',
    intro: 'لمن يسأل عن محاولته: متى بدأت، ومتى وصلت كل إجابة، وكيف انتهت. لا يتغيّر منها شيء.',
    signs: 'ما لوحظ في هذه الدورة',
    back: 'كل المحاولات',
    questions: 'أسئلتها',
    place: 'الترتيب',
    question: 'السؤال',
    kind: 'النوع',
    answered: 'آخر إجابة',
    device: 'الجهاز',
    notAnswered: 'بلا إجابة',
    none: 'لا أسئلة فيها.',
  },
  en: {
    title: 'Attempts',
    intro:
      'For those who ask about theirs: when it began, when each answer arrived, how it ended. Nothing of it changes.',
    signs: 'What was noticed in this course',
    back: 'All attempts',
    questions: 'Its questions',
    place: 'Place',
    question: 'Question',
    kind: 'Kind',
    answered: 'Last answer',
    device: 'Device',
    notAnswered: 'No answer',
    none: 'It has no questions.',
  },
});
