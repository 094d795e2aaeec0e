// Written by `npm run texts` from restored-draft.ar.arb, restored-draft.en.arb.
import { defineMessages } from '@masar/i18n';

export const restoredDraftMessages = defineMessages({
  ar: {
    restored: 'استعدنا ما كتبته من قبل ولم ترسله.',
    discard: 'حذف المسودة',
  },
  en: {
    restored: 'This is what you wrote before and did not send.',
    discard: 'Discard draft',
  },
});
