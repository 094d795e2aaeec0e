// Written by `npm run texts` from leave-guard.ar.arb, leave-guard.en.arb.
import { defineMessages } from '@masar/i18n';

export const leaveGuardMessages = defineMessages({
  ar: {
    leaveTitle: 'مغادرة الصفحة؟',
    leaveHint: 'ما غيّرته لم يُحفظ.',
    leave: 'مغادرة الصفحة',
    stay: 'البقاء هنا',
  },
  en: {
    leaveTitle: 'Leave the page?',
    leaveHint: 'Your changes are not saved.',
    leave: 'Leave the page',
    stay: 'Stay here',
  },
});
