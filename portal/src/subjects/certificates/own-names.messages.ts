// Written by `npm run texts` from own-names.ar.arb, own-names.en.arb.
import { defineMessages } from '@masar/i18n';

export const ownNamesMessages = defineMessages({
  ar: {
    title: 'كيف يُكتب اسمك على الشهادة؟',
    hint: 'تُكتب الشهادة بالعربية والإنجليزية، ولا يتغيّر الاسم بعد صدورها إلا بشهادة بديلة. اكتبه كما في وثائقك.',
    nameAr: 'الاسم الكامل بالعربية',
    nameEn: 'الاسم الكامل بالحروف اللاتينية',
    picture: 'هكذا تظهر على الشهادة',
    heading: 'شهادة',
    achievement: 'شهادة إنجاز',
    participation: 'شهادة مشاركة',
    confirm: 'الاسمان صحيحان',
    confirmed: 'حُفظ اسمك كما سيظهر على شهاداتك',
    failed: 'تعذّر حفظ الاسم',
  },
  en: {
    title: 'How should your name appear on the certificate?',
    hint: 'Certificates are in Arabic and English, and a name changes later only by a replacement. Write it as in your documents.',
    nameAr: 'Full name in Arabic',
    nameEn: 'Full name in Latin letters',
    picture: 'This is how the certificate shows it',
    heading: 'Certificate',
    achievement: 'Certificate of achievement',
    participation: 'Certificate of participation',
    confirm: 'Both names are right',
    confirmed: 'Saved as your certificates will show it',
    failed: 'The names could not be saved',
  },
});
