// Written by `npm run texts` from question-banks.ar.arb, question-banks.en.arb.
import { defineMessages } from '@masar/i18n';

export const questionBanksMessages = defineMessages({
  ar: {
    title: 'بنوك الأسئلة',
    intro: 'ما يكتبه المدرّبون من أسئلة. يُكتب ويُشارَك في الموقع نفسه، وهنا للاطلاع.',
    search: 'ابحث في أسماء البنوك',
    back: 'كل البنوك',
    questions: 'أسئلة البنك',
    colleagues: 'من يشاركه',
    noColleagues: 'لا يشاركه أحد.',
    person: 'الزميل',
    email: 'البريد الإلكتروني',
    permission: 'الصلاحية',
    use: 'الاستخدام',
    edit: 'الاستخدام والتعديل',
  },
  en: {
    title: 'Question banks',
    intro: 'Questions that instructors write. They are written and shared on the site itself, and read here.',
    search: 'Search the names of banks',
    back: 'All banks',
    questions: 'Questions of the bank',
    colleagues: 'Shared with',
    noColleagues: 'It is shared with nobody.',
    person: 'Colleague',
    email: 'E-mail',
    permission: 'May',
    use: 'Use it',
    edit: 'Use and edit it',
  },
});
