// Written by `npm run texts` from jobs.ar.arb, jobs.en.arb.
import { defineMessages } from '@masar/i18n';

export const employmentTypeTexts = defineMessages({
  ar: {
    'full-time': 'دوام كامل',
    'part-time': 'دوام جزئي',
    contract: 'عقد',
    internship: 'تدريب',
  },
  en: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contract: 'Contract',
    internship: 'Internship',
  },
});

export const experienceLevelTexts = defineMessages({
  ar: {
    entry: 'دون خبرة',
    mid: 'خبرة متوسطة',
    senior: 'خبرة واسعة',
  },
  en: {
    entry: 'No experience',
    mid: 'Mid-level',
    senior: 'Senior',
  },
});

export const pageTexts = defineMessages({
  ar: {
    title: 'الوظائف',
    back: 'كل الوظائف',
  },
  en: {
    title: 'Jobs',
    back: 'All jobs',
  },
});

export const addingTexts = defineMessages({
  ar: {
    add: 'إضافة وظيفة',
    title: 'وظيفة جديدة',
  },
  en: {
    add: 'Add a job',
    title: 'New job',
  },
});

export const jobTexts = defineMessages({
  ar: {
    job: 'الوظيفة',
    companyName: 'الشركة',
    location: 'المكان',
    salaryRange: 'الراتب',
    employmentType: 'نوع الدوام',
    experienceLevel: 'الخبرة',
    requiredSkills: 'المهارات المطلوبة',
    requiredSkillsHint: 'اكتب المهارة ثم اضغط Enter.',
    niceSkills: 'مهارات مفضّلة',
    niceSkillsHint: 'اكتب المهارة ثم اضغط Enter.',
    applicationDeadline: 'آخر يوم للتقديم',
  },
  en: {
    job: 'Job',
    companyName: 'Company',
    location: 'Place',
    salaryRange: 'Pay',
    employmentType: 'Employment',
    experienceLevel: 'Experience',
    requiredSkills: 'Skills needed',
    requiredSkillsHint: 'Type a skill and press Enter.',
    niceSkills: 'Good to have',
    niceSkillsHint: 'Type a skill and press Enter.',
    applicationDeadline: 'Last day to apply',
  },
});
