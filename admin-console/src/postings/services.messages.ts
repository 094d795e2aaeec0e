// Written by `npm run texts` from services.ar.arb, services.en.arb.
import { defineMessages } from '@masar/i18n';

export const categoryTexts = defineMessages({
  ar: {
    programming: 'برمجة',
    design: 'تصميم',
    business: 'أعمال',
    education: 'تعليم',
    translation: 'ترجمة',
    consulting: 'استشارات',
  },
  en: {
    programming: 'Programming',
    design: 'Design',
    business: 'Business',
    education: 'Education',
    translation: 'Translation',
    consulting: 'Consulting',
  },
});

export const pageTexts = defineMessages({
  ar: {
    title: 'الخدمات',
    back: 'كل الخدمات',
  },
  en: {
    title: 'Services',
    back: 'All services',
  },
});

export const serviceTexts = defineMessages({
  ar: {
    service: 'الخدمة',
    category: 'النوع',
    price: 'السعر',
    priceHint: 'بالدولار؛ 0 للمجانية.',
    duration: 'المدة',
    skills: 'المهارات',
    skillsHint: 'اكتب المهارة ثم اضغط Enter.',
    rating: 'التقييم',
    notRatedYet: 'بلا تقييم',
    applicationsCount: 'الطلبات',
    intro: 'يعرض الخدمة من يقدّمها؛ هنا تُصحَّح وتوقَف وتُعاد.',
  },
  en: {
    service: 'Service',
    category: 'Kind',
    price: 'Price',
    priceHint: 'In US dollars; 0 is free.',
    duration: 'Duration',
    skills: 'Skills',
    skillsHint: 'Type a skill and press Enter.',
    rating: 'Rating',
    notRatedYet: 'Not rated yet',
    applicationsCount: 'Applications',
    intro: 'Services are offered by whoever delivers them; here they are corrected, paused and shown again.',
  },
});
