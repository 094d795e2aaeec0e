import { defineMessages } from '@masar/i18n';

export const newsletterMessages = defineMessages({
  ar: {
    title: 'النشرة البريدية',
    filter: 'التصفية حسب الحالة',
    active: 'المشتركون',
    waiting: 'بانتظار التأكيد',
    left: 'المغادرون',
    all: 'الكل',
    email: 'البريد الإلكتروني',
    language: 'اللغة',
    arabic: 'العربية',
    english: 'الإنجليزية',
    status: 'الحالة',
    createdAt: 'تاريخ الطلب',
    confirmedAt: 'تاريخ التأكيد',
    emptyTitle: 'لا عناوين هنا',
    emptyText: 'من يشترك من أسفل أي صفحة يظهر عنوانه في هذه القائمة، ويصله البريد بعد أن يؤكّد.',
    failedTitle: 'تعذّر تحميل العناوين',
    failedText: 'تحقق من الشبكة ثم أعد المحاولة.',
  },
  en: {
    title: 'Newsletter',
    filter: 'Filter by status',
    active: 'Subscribed',
    waiting: 'Not confirmed yet',
    left: 'Gone',
    all: 'All',
    email: 'E-mail',
    language: 'Language',
    arabic: 'Arabic',
    english: 'English',
    status: 'Status',
    createdAt: 'Asked on',
    confirmedAt: 'Confirmed on',
    emptyTitle: 'No addresses here',
    emptyText: 'Who subscribes at the end of any page appears in this list, and receives mail after confirming.',
    failedTitle: 'The addresses could not be loaded',
    failedText: 'Check the network and try again.',
  },
});

/** Where one subscription stands. */
export const subscriptionBadgeMessages = defineMessages({
  ar: { active: 'مشترك', waiting: 'بانتظار التأكيد', left: 'غادر' },
  en: { active: 'Subscribed', waiting: 'Not confirmed yet', left: 'Gone' },
});
