// Written by `npm run texts` from category-fields.ar.arb, category-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const categoryFieldTexts = defineMessages({
  ar: {
    name: 'الاسم',
    id: 'المفتاح',
    idHint: 'حروف لاتينية صغيرة وأرقام وشرطات، يظهر في العناوين ولا يتغيّر.',
    coursesCount: 'الدورات',
    description: 'الوصف',
    color: 'اللون',
    colorHint: 'مثل \u200e#0E5E6F',
    icon: 'اسم الأيقونة',
    createdAt: 'أُضيف في',
  },
  en: {
    name: 'Name',
    id: 'Key',
    idHint: 'Small Latin letters, digits and hyphens; it stands in addresses and never changes.',
    coursesCount: 'Courses',
    description: 'Description',
    color: 'Colour',
    colorHint: 'For example #0E5E6F',
    icon: 'Name of the icon',
    createdAt: 'Added on',
  },
});
