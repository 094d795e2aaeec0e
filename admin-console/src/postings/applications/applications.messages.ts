// Written by `npm run texts` from applications.ar.arb, applications.en.arb.
import { defineMessages } from '@masar/i18n';

export const applicationsMessages = defineMessages({
  ar: {
    title: 'الطلبات',
    intro: 'ما قدّمه الناس إلى الفرص والوظائف والخدمات. يقرر فيها أصحاب الإعلانات، وللإدارة أن تقرر عنهم.',
    back: 'كل الطلبات',
    message: 'رسالة مقدّم الطلب',
    openApplication: 'فتح الطلب في الموقع',
    reason: 'ملاحظة يقرؤها الطرفان',
    reasonHint: 'اختيارية.',
    review: 'بدء المراجعة',
    accept: 'قبول',
    reject: 'عدم القبول',
    finish: 'تم الإنجاز',
    moved: 'تغيّرت حالة الطلب وأُبلغ صاحبه',
    bulkReview: 'بدء المراجعة',
    bulkReviewText: 'تنتقل الطلبات المحددة إلى المراجعة ويُبلَّغ أصحابها. لا يتم شيء إن كان أحدها قد تجاوز ذلك.',
  },
  en: {
    title: 'Applications',
    intro:
      'What people sent to opportunities, jobs and services. Whoever posted them decides; administrators may decide for them.',
    back: 'All applications',
    message: 'What the applicant wrote',
    openApplication: 'Open the application on the site',
    reason: 'Note that both sides read',
    reasonHint: 'Optional.',
    review: 'Start review',
    accept: 'Accept',
    reject: 'Decline',
    finish: 'Mark finished',
    moved: 'The application moved on and its sender was told',
    bulkReview: 'Start review',
    bulkReviewText:
      'The selected applications move on to review and their senders are told. Nothing happens where one is beyond that.',
  },
});
