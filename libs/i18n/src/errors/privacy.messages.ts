// Written by `npm run texts` from privacy.ar.arb, privacy.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the public page, the export and the deletion of an account. */
export const privacyErrors = defineMessages({
  ar: {
    'privacy.confirmation_mismatch': 'اكتب بريد الحساب كما هو لتأكيد الحذف.',
    'privacy.handle_taken': 'هذا الاسم محجوز. اختر اسماً آخر لصفحتك.',
    'privacy.person_not_found': 'لا توجد صفحة عامة بهذا العنوان.',
  },
  en: {
    'privacy.confirmation_mismatch': 'Type the e-mail of the account exactly to confirm the deletion.',
    'privacy.handle_taken': 'This name is taken. Choose another one for your page.',
    'privacy.person_not_found': 'There is no public page at this address.',
  },
});
