import { defineMessages } from '@masar/i18n';

export const pendingPostsMessages = defineMessages({
  ar: {
    title: 'مشاركات تنتظر المراجعة',
    post: 'النص',
    discussion: 'النقاش',
    kind: 'النوع',
    author: 'الكاتب',
    deletedUser: 'مستخدم محذوف',
    age: 'وصلت',
    back: 'كل المشاركات المنتظرة',
    words: 'النص كما كُتب',
    openDiscussion: 'فتح النقاش في المنتدى',
    reason: 'ملاحظة إلى الكاتب',
    reasonHint: 'مطلوبة عند الرفض.',
    reasonMissing: 'اكتب سبب الرفض ليقرأه الكاتب.',
    approve: 'قبول ونشر',
    refuse: 'رفض وإخفاء',
    emptyTitle: 'لا شيء ينتظر',
    emptyText: 'المشاركات الأولى لصاحب حساب جديد، إن كان فيها رابط، تنتظر هنا قبل أن يراها الجميع.',
    failedTitle: 'تعذّر تحميل المشاركات',
    failedText: 'تحقق من الشبكة ثم أعد المحاولة.',
  },
  en: {
    title: 'Posts waiting for review',
    post: 'Text',
    discussion: 'Discussion',
    kind: 'Kind',
    author: 'Author',
    deletedUser: 'Deleted user',
    age: 'Arrived',
    back: 'All waiting posts',
    words: 'The text as it was written',
    openDiscussion: 'Open the discussion in the forum',
    reason: 'Note to the author',
    reasonHint: 'Required when you refuse.',
    reasonMissing: 'Write the reason for the author to read.',
    approve: 'Approve and publish',
    refuse: 'Refuse and hide',
    emptyTitle: 'Nothing waits',
    emptyText: 'First posts of new accounts wait here when they hold links, before everybody sees them.',
    failedTitle: 'The posts could not be loaded',
    failedText: 'Check the network and try again.',
  },
});

export const postKindMessages = defineMessages({
  ar: { discussion: 'نقاش', reply: 'رد' },
  en: { discussion: 'Discussion', reply: 'Reply' },
});

/** Headings of one post. */
export const waitingPostMessages = defineMessages({
  ar: { discussion: 'نقاش ينتظر المراجعة', reply: 'رد ينتظر المراجعة' },
  en: { discussion: 'A discussion waits for review', reply: 'A reply waits for review' },
});

/** What became of a post that waits no more. */
export const decidedPostMessages = defineMessages({
  ar: {
    visible: 'نُشرت المشاركة للجميع',
    hidden: 'أُخفيت المشاركة ووصل السبب إلى كاتبها',
    deleted: 'حذف الكاتب هذه المشاركة',
  },
  en: {
    visible: 'The post is published for everybody',
    hidden: 'The post is hidden and its author was told why',
    deleted: 'The author has deleted this post',
  },
});
