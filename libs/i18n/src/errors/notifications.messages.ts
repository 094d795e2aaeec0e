// Written by `npm run texts` from notifications.ar.arb, notifications.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of notifications. */
export const notificationsErrors = defineMessages({
  ar: {
    'notifications.mail_link_invalid': 'الرابط غير صالح. غيّر ما يصلك بالبريد من صفحة الإشعارات.',
  },
  en: {
    'notifications.mail_link_invalid': 'The link is not valid. Change your mails on the page of notifications.',
  },
});
