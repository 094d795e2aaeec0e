// Written by `npm run texts` from contact-messages.ar.arb, contact-messages.en.arb.
import { defineMessages } from '@masar/i18n';

export const contactMessagesMessages = defineMessages({
  ar: {
    title: 'رسائل الزوار',
    back: 'كل الرسائل',
    search: 'ابحث في الرسائل',
    words: 'الرسالة',
    markAnswered: 'تمّ الردّ',
    isAnswered: 'نُقلت الرسالة إلى «تمّ الردّ عليها»',
    reply: 'الردّ بالبريد',
    archive: 'أرشفة',
    isArchived: 'أُرشفت الرسالة',
    reopen: 'إعادة إلى الجديدة',
    isNew: 'عادت الرسالة إلى الجديدة',
    emptyTitle: 'لا رسائل هنا',
    emptyText: 'حين يكتب أحدهم من صفحة «اتصل بنا» تظهر رسالته في هذه القائمة، وتصل إلى بريد الفريق.',
  },
  en: {
    title: 'Messages',
    back: 'All messages',
    search: 'Search the messages',
    words: 'Message',
    markAnswered: 'Mark as answered',
    isAnswered: 'The message is marked as answered',
    reply: 'Reply by mail',
    archive: 'Archive',
    isArchived: 'The message is archived',
    reopen: 'Back to the new ones',
    isNew: 'The message is new again',
    emptyTitle: 'No messages here',
    emptyText: 'What people write on the contact page appears in this list and in the team’s mailbox.',
  },
});
