import type { MailedSetting } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { type Mail, siteName } from '#platform/mail/mail-template';

interface NotificationMail {
  to: string;
  title: LocalizedText;
  /** The portal's page about it. */
  url: string;
  unsubscribeUrl: string;
}

const leaving = (url: string, label: LocalizedText): Pick<Mail, 'unsubscribe'> => ({ unsubscribe: { label, url } });

/** One notification, for kinds that somebody wants by mail at once (NTF-2). */
export const notificationMail = ({ to, title, url, unsubscribeUrl }: NotificationMail): Mail => ({
  to,
  subject: title,
  body: title,
  action: { label: { ar: `فتحه في ${siteName}`, en: `Open it in ${siteName}` }, url },
  ...leaving(unsubscribeUrl, { ar: 'إيقاف رسائل هذا النوع', en: 'Stop mails of this kind' }),
});

/** What is unread since the last digest, the latest first (NTF-2). */
export const digestMail = (
  mail: Omit<NotificationMail, 'title'> & { titles: LocalizedText[]; total: number },
): Mail => ({
  to: mail.to,
  subject: { ar: `ملخّص يومك في ${siteName}`, en: `Your day in ${siteName}` },
  body: {
    ar: `إشعاراتك غير المقروءة منذ آخر ملخّص: ${mail.total}`,
    en: `Unread notifications since the last digest: ${mail.total}`,
  },
  points: mail.titles,
  action: { label: { ar: 'كل الإشعارات', en: 'All notifications' }, url: mail.url },
  ...leaving(mail.unsubscribeUrl, { ar: 'إيقاف الملخّص اليومي', en: 'Stop the daily digest' }),
});

/** Where the link in a mail leads: the page asks once more, because mail scanners open links too. */
export const unsubscribePath = (token: string): string => `/notifications/unsubscribe?token=${token}`;

/** What a mail's link ends. */
export interface MailEnd {
  userId: string;
  setting: MailedSetting;
}
