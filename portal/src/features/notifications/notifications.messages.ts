// Written by `npm run texts` from notifications.ar.arb, notifications.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const notificationMessages = defineMessages({
  ar: {
    title: 'الإشعارات',
    bell: (unread: number, digits: Digits) =>
      plural(
        'ar',
        unread,
        {
          zero: 'الإشعارات',
          one: 'الإشعارات: # غير مقروء',
          two: 'الإشعارات: # غير مقروءة',
          few: 'الإشعارات: # إشعارات غير مقروءة',
          many: 'الإشعارات: # إشعاراً غير مقروء',
          other: 'الإشعارات: # إشعار غير مقروء',
        },
        digits,
      ),
    fullBell: (shown: string) => `الإشعارات: ${shown} غير مقروءة`,
    markAllRead: 'تعليم الكل مقروءاً',
    seeAll: 'كل الإشعارات',
    unread: 'غير مقروء',
    empty: 'لا إشعارات بعد',
    emptyHint: 'سنخبرك هنا بالردود على نقاشاتك وبشهاداتك ومواعيدك.',
    failed: 'تعذّر تحميل الإشعارات',
    intro: 'ردود الآخرين عليك، وشهاداتك، وما جدّ في دوراتك.',
    today: 'اليوم',
    yesterday: 'أمس',
    more: 'عرض الأقدم',
    notMarked: 'تعذّر تعليم الإشعارات مقروءة',
  },
  en: {
    title: 'Notifications',
    bell: (unread: number) =>
      unread === 0
        ? 'Notifications'
        : plural('en', unread, { one: 'Notifications: # unread', other: 'Notifications: # unread' }),
    fullBell: (shown: string) => `Notifications: ${shown} unread`,
    markAllRead: 'Mark all as read',
    seeAll: 'All notifications',
    unread: 'Unread',
    empty: 'No notifications yet',
    emptyHint: 'Replies to your discussions, your certificates and your dates will appear here.',
    failed: 'The notifications could not be loaded',
    intro: 'What others answered you, your certificates, and what is new in your courses.',
    today: 'Today',
    yesterday: 'Yesterday',
    more: 'Show older ones',
    notMarked: 'The notifications were not marked as read',
  },
});
