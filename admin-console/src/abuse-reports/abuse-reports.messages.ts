import { defineMessages } from '@masar/i18n';

export const abuseReportsMessages = defineMessages({
  ar: {
    title: 'البلاغات',
    filter: 'التصفية حسب الحالة',
    open: 'المفتوحة',
    upheld: 'المقبولة',
    dismissed: 'المردودة',
    all: 'الكل',
    post: 'المشاركة',
    reason: 'سبب البلاغ',
    reports: 'عدد البلاغات',
    status: 'الحالة',
    age: 'وصل',
    back: 'كل البلاغات',
    onDiscussion: 'بلاغ عن نقاش',
    onReply: 'بلاغ عن رد',
    note: 'تفاصيل المبلّغ',
    reporter: 'المبلّغ',
    author: 'كاتب المشاركة',
    discussion: 'النقاش',
    deletedUser: 'مستخدم محذوف',
    deleted: 'محذوف',
    postNow: 'المشاركة الآن',
    words: 'النص كما كان عند الإبلاغ',
    openDiscussion: 'فتح النقاش في المنتدى',
    outcome: 'القرار وسببه',
    decidedAt: 'تاريخ القرار',
    reasonLabel: 'سبب القرار',
    reasonHint: 'يقرؤه كاتب المشاركة عند إخفائها، وهو مطلوب حينها.',
    noteHint: 'ملاحظة للمشرفين، اختيارية.',
    reasonMissing: 'اكتب سبباً يقرؤه كاتب المشاركة.',
    goneNotice: 'حذف الكاتب هذه المشاركة، فلم يبق ما يُخفى.',
    uphold: 'قبول البلاغ وإخفاء المشاركة',
    dismiss: 'ردّ البلاغ',
    emptyTitle: 'لا بلاغات هنا',
    emptyText: 'حين يبلّغ أحدهم عن نقاش أو رد في المنتدى يظهر بلاغه في هذه القائمة.',
    failedTitle: 'تعذّر تحميل البلاغات',
    failedText: 'تحقق من الشبكة ثم أعد المحاولة.',
  },
  en: {
    title: 'Abuse reports',
    filter: 'Filter by status',
    open: 'Open',
    upheld: 'Upheld',
    dismissed: 'Dismissed',
    all: 'All',
    post: 'Post',
    reason: 'Reason of the report',
    reports: 'Reports',
    status: 'Status',
    age: 'Arrived',
    back: 'All reports',
    onDiscussion: 'Report about a discussion',
    onReply: 'Report about a reply',
    note: 'Details of the reporter',
    reporter: 'Reported by',
    author: 'Author of the post',
    discussion: 'Discussion',
    deletedUser: 'Deleted user',
    deleted: 'Deleted',
    postNow: 'The post now',
    words: 'The text as it was reported',
    openDiscussion: 'Open the discussion in the forum',
    outcome: 'Decision and its reason',
    decidedAt: 'Decided on',
    reasonLabel: 'Reason of the decision',
    reasonHint: 'The author reads it when the post is hidden; it is required then.',
    noteHint: 'A note for the moderators, optional.',
    reasonMissing: 'Write a reason for the author to read.',
    goneNotice: 'The author has deleted this post, so nothing is left to hide.',
    uphold: 'Uphold and hide the post',
    dismiss: 'Dismiss the report',
    emptyTitle: 'No reports here',
    emptyText: 'When somebody reports a discussion or reply in the forum, the report appears in this list.',
    failedTitle: 'The reports could not be loaded',
    failedText: 'Check the network and try again.',
  },
});

/** What became of the post meanwhile. */
export const postStateMessages = defineMessages({
  ar: { visible: 'ظاهرة للجميع', pending: 'تنتظر المراجعة', hidden: 'مخفية', deleted: 'حذفها كاتبها' },
  en: {
    visible: 'Visible to everybody',
    pending: 'Waits for review',
    hidden: 'Hidden',
    deleted: 'Deleted by its author',
  },
});

/** What was just decided. */
export const reportDecidedMessages = defineMessages({
  ar: { upheld: 'أُخفيت المشاركة ووصل السبب إلى كاتبها', dismissed: 'رُدّ البلاغ وبقيت المشاركة' },
  en: {
    upheld: 'The post is hidden and its author was told why',
    dismissed: 'The report is dismissed; the post stays',
  },
});

/** Where one report stands. */
export const reportBadgeMessages = defineMessages({
  ar: { open: 'مفتوح', upheld: 'مقبول', dismissed: 'مردود' },
  en: { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' },
});

/** The choices of the portal's report form, in its words. */
export const reportReasonMessages = defineMessages({
  ar: {
    spam: 'إعلان أو رسالة مزعجة',
    abuse: 'إساءة أو تنمّر',
    'off-topic': 'خارج الموضوع',
    'personal-data': 'بيانات شخصية',
    other: 'سبب آخر',
  },
  en: {
    spam: 'Advertising or spam',
    abuse: 'Insult or bullying',
    'off-topic': 'Off topic',
    'personal-data': 'Personal data',
    other: 'Something else',
  },
});
