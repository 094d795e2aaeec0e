import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { components } from '@masar/contracts';
import type { PostingKind } from './posting-kind';

/** Vacancies (JOB-1). */
export const jobKind: PostingKind<components['schemas']['JobRecord']> = {
  resource: 'jobs',
  icon: WorkIcon,
  words: {
    title: { ar: 'الوظائف', en: 'Jobs' },
    back: { ar: 'كل الوظائف', en: 'All jobs' },
    one: { ar: 'الوظيفة', en: 'Job' },
  },
  adding: {
    add: { ar: 'إضافة وظيفة', en: 'Add a job' },
    title: { ar: 'وظيفة جديدة', en: 'New job' },
  },
  fields: [
    { name: 'companyName', label: { ar: 'الشركة', en: 'Company' }, as: 'line', isRequired: true },
    { name: 'location', label: { ar: 'المكان', en: 'Place' }, as: 'line' },
    { name: 'salaryRange', label: { ar: 'الراتب', en: 'Pay' }, as: 'line' },
    {
      name: 'employmentType',
      label: { ar: 'نوع الدوام', en: 'Employment' },
      as: 'choice',
      words: {
        'full-time': { ar: 'دوام كامل', en: 'Full-time' },
        'part-time': { ar: 'دوام جزئي', en: 'Part-time' },
        contract: { ar: 'عقد', en: 'Contract' },
        internship: { ar: 'تدريب', en: 'Internship' },
      },
    },
    {
      name: 'experienceLevel',
      label: { ar: 'الخبرة', en: 'Experience' },
      as: 'choice',
      words: {
        entry: { ar: 'دون خبرة', en: 'None needed' },
        mid: { ar: 'خبرة متوسطة', en: 'Some' },
        senior: { ar: 'خبرة واسعة', en: 'Much' },
      },
    },
    { name: 'requiredSkills', label: { ar: 'المهارات المطلوبة', en: 'Skills needed' }, as: 'list' },
    { name: 'niceSkills', label: { ar: 'مهارات مفضّلة', en: 'Good to have' }, as: 'list' },
    { name: 'applicationDeadline', label: { ar: 'آخر يوم للتقديم', en: 'Last day to apply' }, as: 'day' },
    { name: 'contactInfo', label: { ar: 'معلومات التواصل', en: 'Contact details' }, as: 'contact' },
  ],
  organization: 'companyName',
  columns: [
    { name: 'employmentType' },
    { name: 'applicationDeadline', isSortable: true },
    { name: 'requiredSkills', isOnlyExported: true },
  ],
  filters: ['employmentType', 'experienceLevel'],
  hasPlace: true,
};
