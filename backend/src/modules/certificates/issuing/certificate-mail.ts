import type { Mail } from '#platform/mail/mail-template';
import type { Certificate } from '../certificate/certificate.entity.js';

/** Tells the holder that a certificate exists, or that it waits for the instructor. */
export function certificateMail(certificate: Certificate, to: string, publicUrl: string): Mail {
  const { courseTitleAr, courseTitleEn, certificateNumber } = certificate;
  const waits = certificate.status === 'pending';
  return {
    to,
    subject: waits
      ? { ar: `أتممت دورة ${courseTitleAr}`, en: `You completed ${courseTitleEn}` }
      : { ar: `شهادتك في ${courseTitleAr}`, en: `Your certificate in ${courseTitleEn}` },
    body: waits
      ? {
          ar: `مبارك! أتممت دورة «${courseTitleAr}». شهادتك قيد المراجعة، وسنخبرك حين يعتمدها المدرّب.`,
          en: `Congratulations! You completed “${courseTitleEn}”. Your certificate is under review; we will tell you when the instructor approves it.`,
        }
      : {
          ar: `مبارك! أتممت دورة «${courseTitleAr}» وصدرت شهادتك برقم ${certificateNumber}. يمكنك تنزيلها ومشاركة رابط التحقق منها.`,
          en: `Congratulations! You completed “${courseTitleEn}” and your certificate ${certificateNumber} has been issued. You can download it and share its verification link.`,
        },
    action: toCertificates(publicUrl),
  };
}

/** Tells the holder that a certificate with a mistake was replaced. */
export function reissuedMail(certificate: Certificate, to: string, publicUrl: string): Mail {
  const { courseTitleAr, courseTitleEn, certificateNumber } = certificate;
  return {
    to,
    subject: { ar: `شهادة بديلة في ${courseTitleAr}`, en: `Your replaced certificate in ${courseTitleEn}` },
    body: {
      ar: `صدرت شهادة بديلة عن شهادتك في دورة «${courseTitleAr}» برقم ${certificateNumber}. لم تعد السابقة سارية، ومن يتحقّق منها يُحال إلى هذه.`,
      en: `Your certificate in “${courseTitleEn}” was replaced by number ${certificateNumber}. The former one is no longer valid and leads whoever checks it to this one.`,
    },
    action: toCertificates(publicUrl),
  };
}

/** Tells the holder that the certificate was sent back, and why (CRT-11). */
export function sentBackMail(certificate: Certificate, to: string, reason: string, publicUrl: string): Mail {
  const { courseTitleAr, courseTitleEn } = certificate;
  return {
    to,
    subject: {
      ar: `شهادتك في ${courseTitleAr} تحتاج إلى عمل آخر`,
      en: `Your certificate in ${courseTitleEn} needs more work`,
    },
    body: {
      ar: `راجع المدرّب شهادتك في دورة «${courseTitleAr}» وأعادها إليك: ${reason}\n\nأكمل المطلوب، ثم اطلب المراجعة من جديد في صفحة شهاداتك.`,
      en: `Your certificate in “${courseTitleEn}” was reviewed and sent back to you: ${reason}\n\nDo what is asked, then ask for another review on the page of your certificates.`,
    },
    action: toCertificates(publicUrl),
  };
}

const toCertificates = (publicUrl: string) => ({
  label: { ar: 'عرض شهاداتي', en: 'See my certificates' },
  url: `${publicUrl}/certificates`,
});
