import { defineMessages } from '@masar/i18n';

export const contactMessagesMessages = defineMessages({
  ar: {
    title: 'رسائل الزوار',
    back: 'كل الرسائل',
    search: 'البحث في الرسائل',
    wroteInAr: 'كُتبت في الصفحة العربية',
    wroteInEn: 'كُتبت في الصفحة الإنجليزية',
    markAnswered: 'تعليم كمجابة',
    reply: 'الرد بالبريد',
    archive: 'أرشفة',
    reopen: 'إعادة إلى الجديدة',
    emptyTitle: 'لا رسائل هنا',
    emptyText: 'حين يكتب أحدهم من صفحة «اتصل بنا» تظهر رسالته في هذه القائمة، وتصل إلى بريد الفريق.',
    failedTitle: 'تعذّر تحميل الرسالة',
  },
  en: {
    title: 'Messages',
    back: 'All messages',
    search: 'Search the messages',
    wroteInAr: 'Written on the Arabic page',
    wroteInEn: 'Written on the English page',
    markAnswered: 'Mark as answered',
    reply: 'Reply by mail',
    archive: 'Archive',
    reopen: 'Back to the new ones',
    emptyTitle: 'No messages here',
    emptyText: 'What people write on the contact page appears in this list and in the team’s mailbox.',
    failedTitle: 'The message could not be loaded',
  },
});

/** Where one message stands. */
export const messageBadgeMessages = defineMessages({
  ar: { new: 'جديدة', answered: 'أُجيبت', archived: 'مؤرشفة' },
  en: { new: 'New', answered: 'Answered', archived: 'Archived' },
});

/** What was just done with a message. */
export const messageChangeMessages = defineMessages({
  ar: { new: 'عادت الرسالة إلى الجديدة', answered: 'عُلّمت الرسالة كمجابة', archived: 'أُرشفت الرسالة' },
  en: {
    new: 'The message is new again',
    answered: 'The message is marked as answered',
    archived: 'The message is archived',
  },
});
