// Written by `npm run texts` from category.ar.arb, category.en.arb.
import { defineMessages } from '@masar/i18n';

/** Names of the six seeded categories, for pages that must not wait for the server. */
export const categoryMessages = defineMessages({
  ar: {
    'web-development': 'تطوير الويب',
    'business-management': 'إدارة الأعمال',
    'design-creativity': 'التصميم والإبداع',
    'personal-skills': 'المهارات الشخصية',
    'digital-marketing': 'التسويق الرقمي',
    'project-management': 'إدارة المشاريع',
  },
  en: {
    'web-development': 'Web development',
    'business-management': 'Business management',
    'design-creativity': 'Design and creativity',
    'personal-skills': 'Personal skills',
    'digital-marketing': 'Digital marketing',
    'project-management': 'Project management',
  },
});
