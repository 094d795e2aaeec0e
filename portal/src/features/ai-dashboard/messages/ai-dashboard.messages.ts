// Written by `npm run texts` from ai-dashboard.ar.arb, ai-dashboard.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of the frame: heading, tabs, language. */
export const aiDashboardMessages = defineMessages({
  ar: {
    title: 'مقترح لك',
    intro: 'ما يناسبك من دورات وورش ووظائف، ولماذا، وأين وصلت.',
    tabs: 'أقسام الصفحة',
    recommendations: 'التوصيات',
    workshops: 'الورش الافتراضية',
    jobs: 'الوظائف',
    analytics: 'التحليلات',
    languages: 'اللغات',
    otherLanguage: 'English',
  },
  en: {
    title: 'Suggested for you',
    intro: 'Courses, workshops and jobs that suit you, why they do, and where you stand.',
    tabs: 'Sections of the page',
    recommendations: 'Recommendations',
    workshops: 'VR workshops',
    jobs: 'Jobs',
    analytics: 'Analytics',
    languages: 'Languages',
    otherLanguage: 'العربية',
  },
});
