import type { Role } from '@masar/domain';
import { formatDateTime, isolated, type LocalizedText } from '@masar/i18n';
import { type Mail, siteName } from '#platform/mail/mail-template';
import type { Invitation } from './invitations.js';

const accountsOf: Record<Role, LocalizedText> = {
  student: { ar: 'حساب متعلّم', en: 'an account of a learner' },
  instructor: { ar: 'حساب مدرّب', en: 'an account of an instructor' },
  volunteer: { ar: 'حساب متطوّع', en: 'an account of a volunteer' },
  admin: { ar: 'حساب مدير للمنصة', en: 'an account of an administrator' },
};

interface InvitationMail {
  /** Where its button leads. */
  url: string;
  invitation: Invitation;
}

const action = (url: string) => ({ label: { ar: 'اختيار كلمة مرور', en: 'Choose a password' }, url });

/** The administration, and who of it. */
const byWhom = ({ organization, invitedBy }: Invitation): LocalizedText => ({
  ar: `إدارة «${isolated(organization.ar, 'ar')}»${invitedBy ? `، عن طريق ${isolated(invitedBy.ar, 'ar')}،` : ''}`,
  en: invitedBy
    ? `${isolated(invitedBy.en)}, an administrator of “${organization.en}”,`
    : `an administrator of “${organization.en}”`,
});

/** Courses stand in a list under the text, whose last words announce them. */
const waiting = ({ courses }: Invitation): Pick<Mail, 'points'> & { announced: LocalizedText } => ({
  announced: courses.length > 0 ? { ar: ' تنتظرك فيه هذه الدورات:', en: ' These courses wait for you there:' } : none,
  ...(courses.length > 0 && { points: courses }),
});
const none: LocalizedText = { ar: '', en: '' };

/** For somebody for whom an account was made: by whom, and what is in it (AUTH-2). */
export function invitationMail({ url, invitation }: InvitationMail): Mail {
  const { email: to, role } = invitation;
  const by = byWhom(invitation);
  const { announced, ...points } = waiting(invitation);
  return {
    to,
    subject: { ar: `أُنشئ لك حساب في ${siteName}`, en: `You have an account on ${siteName}` },
    body: {
      ar: `أنشأت لك ${by.ar} ${accountsOf[role].ar} في ${siteName} بالبريد ${to}. الزر يفتح صفحة تؤكّد فيها عمرك وموافقتك وتختار كلمة مروره، وبها يصير حسابك؛ ويعمل سبعة أيام. إن لم تكن تتوقع ذلك فتجاهل هذه الرسالة.${announced.ar}`,
      en: `${sentence(by.en)} made you ${accountsOf[role].en} on ${siteName}, for the e-mail ${to}. The button opens the page where you confirm your age and consent and choose its password, which makes the account yours; it works for seven days. If you did not expect this, ignore this message.${announced.en}`,
    },
    ...points,
    action: action(url),
  };
}

/** For an address with an invitation under which somebody registers or asks for a password. */
export function invitationWaitsMail({ url, invitation, askedAt }: InvitationMail & { askedAt: Date }): Mail {
  const { email: to, role } = invitation;
  const by = byWhom(invitation);
  const { announced, ...points } = waiting(invitation);
  return {
    to,
    subject: { ar: `حسابك في ${siteName} ينتظرك`, en: `Your ${siteName} account is waiting for you` },
    body: {
      ar: `حاول أحدهم في ${formatDateTime('ar', askedAt)} الدخول إلى ${siteName} بالبريد ${to}، وقد أنشأت لك ${by.ar} ${accountsOf[role].ar} به من قبل. لم يتغيّر فيه شيء. الزر يفتح صفحة تؤكّد فيها عمرك وموافقتك وتختار كلمة مروره، وبها يصير حسابك؛ ويعمل سبعة أيام. إن لم تطلب ذلك فتجاهل هذه الرسالة.${announced.ar}`,
      en: `On ${formatDateTime('en', askedAt)} somebody wanted to join ${siteName} with the e-mail ${to}, for which ${by.en} had made ${accountsOf[role].en} before. Nothing about it was changed. The button opens the page where you confirm your age and consent and choose its password, which makes the account yours; it works for seven days. If it was not you, ignore this message.${announced.en}`,
    },
    ...points,
    action: action(url),
  };
}

const sentence = (words: string): string => words.replace(/^an /, 'An ');
