// Written by `npm run texts` from restored-draft.ar.arb, restored-draft.en.arb.
import { defineMessages } from '@masar/i18n';

export const restoredDraftMessages = defineMessages({
  ar: {
    restored: 'هذا ما كتبته من قبل، ولم يُحفظ بعد.',
    discard: 'حذف المسودة',
  },
  en: {
    restored: 'This is what you wrote before. It is not saved yet.',
    discard: 'Discard draft',
  },
});
