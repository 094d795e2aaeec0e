import { type Mail, siteName } from '#platform/mail/mail-template';

interface NewsletterMail {
  to: string;
  /** The page of the portal that leaves the newsletter. */
  unsubscribeUrl: string;
}

const leaving = ({ unsubscribeUrl }: NewsletterMail): Pick<Mail, 'unsubscribe'> => ({
  unsubscribe: { label: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' }, url: unsubscribeUrl },
});

/** Nothing is sent to an address before its owner pressed this button (double opt-in, PUB-6). */
export const confirmMail = (mail: NewsletterMail & { confirmUrl: string }): Mail => ({
  to: mail.to,
  subject: { ar: `أكّد اشتراكك في نشرة ${siteName}`, en: `Confirm your subscription to the ${siteName} newsletter` },
  body: {
    ar: `اضغط الزر خلال سبعة أيام لنحفظ عنوانك لنشرة ${siteName} حين تصدر. إن لم تطلبها فتجاهل هذه الرسالة ولن نراسلك.`,
    en: `Use the button within seven days, and we keep your address for the ${siteName} newsletter, for when it is sent. If you did not ask for it, ignore this message and we will not write to you.`,
  },
  action: { label: { ar: 'تأكيد الاشتراك', en: 'Confirm subscription' }, url: mail.confirmUrl },
  ...leaving(mail),
});

/** Tells the owner alone: the answer of the form is the same for everybody. */
export const alreadySubscribedMail = (mail: NewsletterMail): Mail => ({
  to: mail.to,
  subject: { ar: `أنت مشترك في نشرة ${siteName}`, en: `You are subscribed to the ${siteName} newsletter` },
  body: {
    ar: 'طُلب الاشتراك بهذا البريد مرة أخرى، وهو مشترك بالفعل. لا يلزمك فعل شيء.',
    en: 'The newsletter was asked for again with this address, which we keep for it already. You need not do anything.',
  },
  ...leaving(mail),
});

export const welcomeMail = (mail: NewsletterMail): Mail => ({
  to: mail.to,
  subject: { ar: `أهلاً بك في نشرة ${siteName}`, en: `Welcome to the ${siteName} newsletter` },
  body: {
    ar: 'اكتمل اشتراكك. نحفظ عنوانك للنشرة حين تصدر، ويمكنك المغادرة متى شئت من رابط هذه الرسالة.',
    en: 'Your subscription is complete. We keep your address for the newsletter, for when it is sent; the link in this message lets you leave at any time.',
  },
  ...leaving(mail),
});
