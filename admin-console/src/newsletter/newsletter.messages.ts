import { defineMessages } from '@masar/i18n';

export const newsletterMessages = defineMessages({
  ar: {
    title: 'النشرة البريدية',
    search: 'البحث في العناوين',
    email: 'البريد الإلكتروني',
    language: 'اللغة',
    ar: 'العربية',
    en: 'الإنجليزية',
    status: 'الحالة',
    createdAt: 'تاريخ الطلب',
    confirmedAt: 'تاريخ التأكيد',
    unsubscribedAt: 'تاريخ المغادرة',
    emptyTitle: 'لا عناوين هنا',
    emptyText: 'من يشترك من أسفل أي صفحة يظهر عنوانه في هذه القائمة، ويصله البريد بعد أن يؤكّد.',
  },
  en: {
    title: 'Newsletter',
    search: 'Search the addresses',
    email: 'E-mail',
    language: 'Language',
    ar: 'Arabic',
    en: 'English',
    status: 'Status',
    createdAt: 'Asked on',
    confirmedAt: 'Confirmed on',
    unsubscribedAt: 'Left on',
    emptyTitle: 'No addresses here',
    emptyText: 'Who subscribes at the end of any page appears in this list, and receives mail after confirming.',
  },
});

/** Where one subscription stands. */
export const subscriptionBadgeMessages = defineMessages({
  ar: { active: 'مشترك', waiting: 'بانتظار التأكيد', left: 'غادر' },
  en: { active: 'Subscribed', waiting: 'Not confirmed yet', left: 'Gone' },
});
