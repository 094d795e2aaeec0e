import { defineMessages } from '@masar/i18n';

export const searchFieldMessages = defineMessages({ ar: { clear: 'مسح البحث' }, en: { clear: 'Clear the search' } });
