// Written by `npm run texts` from invitation.ar.arb, invitation.en.arb.
import { defineMessages } from '@masar/i18n';

/** By whom and to what somebody is invited, behind a mailed link or after coming by the organisation's account. */
export const invitationMessages = defineMessages({
  ar: {
    invitation: 'تفاصيل الدعوة',
    organization: 'المؤسسة',
    invitedBy: 'صاحب الدعوة في الإدارة',
    account: 'نوع الحساب',
    courses: 'دورات تنتظرك',
    firstVisitTitle: 'قبل أن تبدأ',
    firstVisitIntro: (email: string) => `هذا أول دخول بالبريد ${email}. لا يُنشأ حساب ولا يُحفظ شيء قبل أن توافق.`,
    invitedVisitIntro: (email: string) => `أُنشئ لك حساب بالبريد ${email}. يصير حسابك حين توافق.`,
    name: 'الاسم',
    agree: 'أوافق، لندخل',
    refuse: 'لا أوافق',
    refused: 'لم يُنشأ حساب، ولم نحتفظ بشيء من بياناتك.',
    over: 'انتهت مهلة هذه الخطوة. ابدأ تسجيل الدخول من جديد.',
    failed: 'لم تُفتح هذه الخطوة',
    startAgain: 'البدء من جديد',
  },
  en: {
    invitation: 'About this invitation',
    organization: 'Organisation',
    invitedBy: 'Invited by',
    account: 'Kind of account',
    courses: 'Courses that wait for you',
    firstVisitTitle: 'Before you begin',
    firstVisitIntro: (email: string) =>
      `${email} is new here. No account is made and nothing is kept before you agree.`,
    invitedVisitIntro: (email: string) => `An account was made for ${email}. It is yours once you agree.`,
    name: 'Name',
    agree: 'I agree, take me in',
    refuse: 'I do not agree',
    refused: 'No account was made, and nothing of yours was kept.',
    over: 'The time for this step is over. Begin to log in again.',
    failed: 'This step did not open',
    startAgain: 'Begin again',
  },
});
