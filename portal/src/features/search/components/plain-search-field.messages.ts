import { defineMessages } from '@masar/i18n';

export const plainSearchFieldMessages = defineMessages({
  ar: { clear: 'مسح البحث' },
  en: { clear: 'Clear the search' },
});
