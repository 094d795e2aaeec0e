import { defineMessages } from '@masar/i18n';

export const controlsMessages = defineMessages({
  ar: { show: (label: string) => `أظهر ${label}`, hide: (label: string) => `أخفِ ${label}` },
  en: {
    show: (label: string) => `Show ${withinSentence(label)}`,
    hide: (label: string) => `Hide ${withinSentence(label)}`,
  },
});

const withinSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
