// Written by `npm run texts` from error-state.ar.arb, error-state.en.arb.
import { defineMessages } from '@masar/i18n';

export const errorStateMessages = defineMessages({
  ar: {
    retry: 'إعادة المحاولة',
    offline: 'غير متاح دون اتصال',
    offlineHint: 'لم يُفتح هذا من قبل على جهازك. سنحمّله حين يعود الاتصال.',
    noServer: 'الخادم لا يجيب الآن',
    noServerHint: 'قد يكون متوقفاً، أو لا يصل إليه اتصالك. سنحمّل هذا حين يجيب.',
  },
  en: {
    retry: 'Try again',
    offline: 'Not available offline',
    offlineHint: 'You have not opened this on your device before. It loads when the network returns.',
    noServer: 'The server does not answer now',
    noServerHint: 'It may be down, or your network does not reach it. This loads once it answers.',
  },
});
