/** What people are told about, in the order in which their settings list it (NTF-1). */
export const notificationKinds = [
  'reply-added',
  'post-mentioned',
  'post-liked',
  'post-moderated',
  'certificate-issued',
  'course-published',
  'role-request-decided',
  'application-received',
  'application-status',
  'posting-reviewed',
  'course-place',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a kind reaches somebody: in the portal, there and by mail at once, or not at all (NTF-2). */
export const notificationChannels = ['in-app', 'email', 'none'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Nobody gets mail who did not ask for it. */
export const defaultChannel: NotificationChannel = 'in-app';

/** The daily mail with what is unread; one more thing that a mail's link can end. */
export const digestSetting = 'digest';
export const mailedSettings = [...notificationKinds, digestSetting] as const;
export type MailedSetting = (typeof mailedSettings)[number];
