// Written by `npm run texts` from page-spinner.ar.arb, page-spinner.en.arb.
import { defineMessages } from '@masar/i18n';

export const pageSpinnerMessages = defineMessages({
  ar: {
    loading: 'جارٍ التحميل',
    late: 'التحميل أبطأ من المعتاد',
    lateHint: 'الشبكة أو الخادم بطيء الآن. تظهر الصفحة وحدها حين تصل، ولك أن تعيد تحميلها.',
    reload: 'إعادة تحميل الصفحة',
  },
  en: {
    loading: 'Loading',
    late: 'This takes longer than usual',
    lateHint: 'The network or the server is slow. The page appears by itself when it arrives, or you may reload it.',
    reload: 'Reload the page',
  },
});
