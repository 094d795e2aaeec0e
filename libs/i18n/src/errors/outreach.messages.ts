// Written by `npm run texts` from outreach.ar.arb, outreach.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of contact messages and the newsletter. */
export const outreachErrors = defineMessages({
  ar: {
    'outreach.form_key_used': 'أُرسلت رسالة أخرى من هذا النموذج. أعد تحميل الصفحة ثم أرسل رسالتك.',
    'outreach.message_not_found': 'لم نجد هذه الرسالة.',
    'outreach.newsletter_link_invalid': 'الرابط غير صالح أو انتهت مدته. اطلب النشرة مرة أخرى ليصلك رابط جديد.',
  },
  en: {
    'outreach.form_key_used': 'This form has sent another message already. Reload the page and send yours.',
    'outreach.message_not_found': 'This message was not found.',
    'outreach.newsletter_link_invalid':
      'The link is not valid or has expired. Ask for the newsletter again to receive a new one.',
  },
});
