// Written by `npm run texts` from use-enroll.ar.arb, use-enroll.en.arb.
import { defineMessages } from '@masar/i18n';

export const useEnrollMessages = defineMessages({
  ar: {
    enrolled: 'التحقت بالدورة',
    enrolledHint: 'صرت من متعلّميها. ابدأ الدرس الأول.',
    freePlace: 'صرت من متعلّمي الدورة. في النسخة التجريبية مُنحت مقعداً مجانياً.',
    failed: 'خطأ في التسجيل',
    failedHint: 'حدث خطأ أثناء الالتحاق',
  },
  en: {
    enrolled: 'Enrolled Successfully',
    enrolledHint: 'You have been enrolled in the course successfully',
    freePlace: 'You have been enrolled in the course successfully. The demonstration gave you a free place.',
    failed: 'Enrollment Error',
    failedHint: 'An error occurred during enrollment',
  },
});
