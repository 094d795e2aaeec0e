// Written by `npm run texts` from error-boundary.ar.arb, error-boundary.en.arb.
import { defineMessages } from '@masar/i18n';

export const errorBoundaryMessages = defineMessages({
  ar: {
    title: 'تعطّلت هذه الصفحة',
    sentence: 'حدث خطأ غير متوقع في هذه الصفحة. إعادة تحميلها تصلح ذلك غالباً.',
    reload: 'إعادة تحميل الصفحة',
  },
  en: {
    title: 'This page has stopped',
    sentence: 'Something unexpected happened here. Reloading the page usually helps.',
    reload: 'Reload the page',
  },
});
