// Written by `npm run texts` from leave-guard.ar.arb, leave-guard.en.arb.
import { defineMessages } from '@masar/i18n';

export const leaveGuardMessages = defineMessages({
  ar: {
    leaveTitle: 'لديك تعديلات لم تُحفظ',
    leaveHint: 'إن غادرت فستبقى على هذا الجهاز وتجدها عند عودتك، لكنها لا تُعتمد حتى تحفظها.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
  en: {
    leaveTitle: 'You have unsaved changes',
    leaveHint:
      'If you leave, they stay on this device and you find them when you return, but they do not count until you save.',
    leave: 'Leave',
    stay: 'Stay here',
  },
});
