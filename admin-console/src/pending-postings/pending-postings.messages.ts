import { defineMessages } from '@masar/i18n';

export const pendingPostingsMessages = defineMessages({
  ar: {
    title: 'إعلانات تنتظر المراجعة',
    posting: 'الإعلان',
    kind: 'النوع',
    heldFor: 'سبب الانتظار',
    poster: 'صاحب الإعلان',
    deletedUser: 'مستخدم محذوف',
    age: 'وصل',
    titles: 'العنوان بالعربية والإنجليزية',
    organization: 'الجهة',
    contactInfo: 'معلومات التواصل',
    otherWords: 'ما كُتب في بقية الحقول',
    back: 'كل الإعلانات المنتظرة',
    words: 'الوصف كما كُتب',
    wordsInEnglish: 'الوصف بالإنجليزية',
    openPosting: 'فتح الإعلان كاملاً في الموقع',
    reason: 'ملاحظة إلى صاحب الإعلان',
    reasonHint: 'مطلوبة عند الرفض.',
    reasonMissing: 'اكتب سبب الرفض ليقرأه صاحب الإعلان.',
    approve: 'قبول ونشر',
    refuse: 'رفض',
    decisionFailed: 'تعذّر حفظ القرار',
    emptyTitle: 'لا شيء ينتظر',
    emptyText:
      'ما يشبه إعلانات الاحتيال من الفرص والوظائف والخدمات ينتظر هنا قبل أن يراه الجميع، وخارج الوضع التجريبي كل إعلان جديد أو تغيّر نصّه.',
    failedTitle: 'تعذّر تحميل الإعلانات',
    failedText: 'تحقق من الشبكة ثم أعد المحاولة.',
  },
  en: {
    title: 'Postings waiting for review',
    posting: 'Posting',
    kind: 'Kind',
    heldFor: 'Why it waits',
    poster: 'Poster',
    deletedUser: 'Deleted user',
    age: 'Arrived',
    titles: 'Title in Arabic and English',
    organization: 'Organisation',
    contactInfo: 'Contact details',
    otherWords: 'What the other fields say',
    back: 'All waiting postings',
    words: 'The description as it was written',
    wordsInEnglish: 'The description in English',
    openPosting: 'Open the whole posting on the site',
    reason: 'Note to the poster',
    reasonHint: 'Required when you refuse.',
    reasonMissing: 'Write the reason for the poster to read.',
    approve: 'Approve and publish',
    refuse: 'Refuse',
    decisionFailed: 'The decision could not be saved',
    emptyTitle: 'Nothing waits',
    emptyText:
      'Opportunities, jobs and services that look like a trap wait here before everybody sees them; outside demo mode every new one does, and every one whose words change.',
    failedTitle: 'The postings could not be loaded',
    failedText: 'Check the network and try again.',
  },
});

export const postingKindMessages = defineMessages({
  ar: { opportunity: 'فرصة', job: 'وظيفة', service: 'خدمة' },
  en: { opportunity: 'Opportunity', job: 'Job', service: 'Service' },
});

/** What was found in a posting, each in the few words of a badge. */
export const heldForMessages = defineMessages({
  ar: {
    fees: 'يطلب رسوماً أو تأميناً',
    documents: 'يطلب صور وثائق',
    off_platform: 'تواصل خارج المنصة فقط',
    crypto: 'عملات رقمية أو تداول',
    salary: 'أجر أعلى من المعقول',
    newPosting: 'جديد بلا علامات',
  },
  en: {
    fees: 'Asks for fees',
    documents: 'Asks for documents',
    off_platform: 'Contact elsewhere',
    crypto: 'Cryptocurrency',
    salary: 'Unbelievable pay',
    newPosting: 'New, no signs',
  },
});

/** What became of a posting that waits no more. */
export const decidedPostingMessages = defineMessages({
  ar: { published: 'نُشر الإعلان وأُبلغ صاحبه', refused: 'رُفض الإعلان ووصل السبب إلى صاحبه' },
  en: {
    published: 'The posting is published and its poster was told',
    refused: 'The posting is refused and its poster was told why',
  },
});
