import { defineMessages } from '@masar/i18n';

export const sheetMessages = defineMessages({ ar: { close: 'إغلاق' }, en: { close: 'Close' } });
