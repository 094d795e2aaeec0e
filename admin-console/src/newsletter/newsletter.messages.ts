// Written by `npm run texts` from newsletter.ar.arb, newsletter.en.arb.
import { defineMessages } from '@masar/i18n';

export const newsletterMessages = defineMessages({
  ar: {
    title: 'النشرة البريدية',
    search: 'ابحث في العناوين',
    emptyTitle: 'لا عناوين هنا',
    emptyText: 'من يشترك من أسفل أي صفحة يظهر عنوانه في هذه القائمة، ويصله البريد بعد أن يؤكّد.',
  },
  en: {
    title: 'Newsletter',
    search: 'Search the addresses',
    emptyTitle: 'No addresses here',
    emptyText: 'Who subscribes at the end of any page appears in this list, and receives mail after confirming.',
  },
});
