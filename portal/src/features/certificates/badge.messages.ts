// Written by `npm run texts` from badge.ar.arb, badge.en.arb.
import { defineMessages } from '@masar/i18n';

export const badgeMessages = defineMessages({
  ar: {
    title: 'الشارة الرقمية (Open Badge)',
    intro: 'شارة موقّعة تتحقق منها برامج جهات العمل والمحافظ الرقمية. اختر الشكل الذي تحتاج إليه:',
    png: 'صورة PNG',
    pngHint: 'صورة تُعرض ويُتحقق منها. أرسلها ملفاً لا صورة، فالتطبيقات التي تضغط الصور تحذف ما بداخلها.',
    svg: 'رسم SVG',
    svgHint: 'للمواقع والطباعة بأي حجم، والشارة بداخله.',
    json: 'ملف JSON',
    jsonHint: 'للمحافظ الرقمية التي تقرأ توقيع Data Integrity.',
    jwt: 'ملف JWT',
    jwtHint: 'للبرامج التي تقرأ توقيع JWT.',
  },
  en: {
    title: 'Digital badge (Open Badge)',
    intro: 'A signed badge that employers’ programs and digital wallets can check. Choose the form you need:',
    png: 'PNG picture',
    pngHint: 'A picture to look at and to check. Send it as a file: apps that compress photos drop what is inside.',
    svg: 'SVG drawing',
    svgHint: 'For websites and for print in any size, with the badge inside.',
    json: 'JSON file',
    jsonHint: 'For digital wallets that read Data Integrity proofs.',
    jwt: 'JWT file',
    jwtHint: 'For programs that read JWT signatures.',
  },
});
