// Written by `npm run texts` from use-page-head.ar.arb, use-page-head.en.arb.
import { defineMessages } from '@masar/i18n';

export const usePageHeadMessages = defineMessages({
  ar: {
    description: 'منصة تعلّم بالعربية والإنجليزية: دورات، وشهادات يمكن التحقق منها، ومنتدى.',
  },
  en: {
    description: 'A learning platform in Arabic and English: courses, certificates that can be verified, and a forum.',
  },
});
