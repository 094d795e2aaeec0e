/** What people are told about, in the order in which their settings list it (NTF-1). */
export const notificationKinds = [
  'reply-added',
  'answer-accepted',
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
  'course-teaching',
  'certificate-review',
  'lesson-question',
  'course-reviewed',
  'course-enrolled',
  'vr-session-soon',
  'volunteer-hours',
  'job-match',
  'quiz-attempt',
  'assignment',
  'grade',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a kind reaches somebody: in the portal, there and by mail at once, or not at all (NTF-2). */
export const notificationChannels = ['in-app', 'email', 'none'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Nobody gets mail who did not ask for it, nor hears of vacancies by themselves (NTF-5). */
export const defaultChannelOf = (kind: NotificationKind): NotificationChannel =>
  kind === 'job-match' ? 'none' : 'in-app';

/** From which match on, in percent, people hear of vacancies who want to; and of how many a day at most (NTF-5). */
export const jobMatchNews = { thresholds: [50, 60, 70, 80, 90], threshold: 70, mostADay: 5 } as const;

/** The daily mail with what is unread; one more thing that a mail's link can end. */
export const digestSetting = 'digest';
export const mailedSettings = [...notificationKinds, digestSetting] as const;
export type MailedSetting = (typeof mailedSettings)[number];
