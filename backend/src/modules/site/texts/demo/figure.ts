import type { LocalizedText } from '@masar/i18n';

/** A figure or an address, the same in both languages. */
export const figure = (text: string): LocalizedText => ({ ar: text, en: text });
