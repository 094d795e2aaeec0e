import { defineMessages } from '@masar/i18n';

export const listStatesMessages = defineMessages({
  ar: { retry: 'إعادة المحاولة', more: 'عرض المزيد' },
  en: { retry: 'Try again', more: 'Show more' },
});
