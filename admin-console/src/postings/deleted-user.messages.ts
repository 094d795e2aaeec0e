// Written by `npm run texts` from deleted-user.ar.arb, deleted-user.en.arb.
import { defineMessages } from '@masar/i18n';

export const deletedUserTexts = defineMessages({
  ar: {
    deletedUser: 'عضو سابق',
  },
  en: {
    deletedUser: 'Former member',
  },
});
