// Written by `npm run texts` from counted.ar.arb, counted.en.arb.
import { defineMessages } from '@masar/i18n';

/** As of when figures over very many learners are. */
export const countedMessages = defineMessages({
  ar: {
    beingCounted: 'نعدّ الأرقام لأول مرة، وتظهر بعد لحظات.',
    counted: 'عُدّت هذه الأرقام',
  },
  en: {
    beingCounted: 'Counting for the first time: ready in a moment.',
    counted: 'Counted',
  },
});
