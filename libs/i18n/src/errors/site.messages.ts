// Written by `npm run texts` from site.ar.arb, site.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of public pages and of their texts. */
export const siteErrors = defineMessages({
  ar: {
    'site.page_not_found': 'لا توجد صفحة بهذا الاسم.',
    'site.text_not_found': 'لا يوجد نص بهذا الاسم.',
    'site.text_form': 'هذه القيمة لا تناسب مكانها في الصفحة.',
    'site.text_lacks_language': 'اكتب النص باللغتين، أو اترك الحقلين فارغين.',
  },
  en: {
    'site.page_not_found': 'There is no page of this name.',
    'site.text_not_found': 'There is no text of this name.',
    'site.text_form': 'This value does not fit its place on the page.',
    'site.text_lacks_language': 'Write the text in both languages, or leave both empty.',
  },
});
