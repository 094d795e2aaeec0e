import { defineMessages } from '@masar/i18n';

/** As of when figures over very many learners are. */
export const countedMessages = defineMessages({
  ar: {
    beingCounted: 'نعدّ هذه الأرقام لأول مرة لكثرة المتعلّمين. تظهر هنا بعد لحظات.',
    counted: 'عُدّت هذه الأرقام',
  },
  en: {
    beingCounted: 'Counting these figures for the first time, over very many learners. They appear here in a moment.',
    counted: 'Counted',
  },
});
