/** Failures of notifications. */
export const notificationsErrors = {
  ar: {
    'notifications.mail_link_invalid': 'الرابط غير صالح. غيّر ما يصلك بالبريد من صفحة الإشعارات.',
  },
  en: {
    'notifications.mail_link_invalid': 'The link is not valid. Change your mails on the page of notifications.',
  },
} as const;
