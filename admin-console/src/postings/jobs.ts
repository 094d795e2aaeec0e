import type { components } from '@masar/contracts';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { choice, day, defineFields, line, list } from '../records/fields';
import type { PostingKind } from './posting-kind';
import { closing, contactField, governorateFilter, leading } from './shared-fields';

type Job = components['schemas']['JobRecord'];

const fields = defineFields<Job>()({
  ...leading({ ar: 'الوظيفة', en: 'Job' }),
  companyName: {
    label: { ar: 'الشركة', en: 'Company' },
    as: line(),
    column: 'exported',
    show: true,
    input: true,
    required: true,
  },
  location: { label: { ar: 'المكان', en: 'Place' }, as: line(), show: 'known', input: true },
  governorate: governorateFilter,
  salaryRange: { label: { ar: 'الراتب', en: 'Pay' }, as: line(), show: 'known', input: true },
  employmentType: {
    label: { ar: 'نوع الدوام', en: 'Employment' },
    as: choice<string>({
      'full-time': { ar: 'دوام كامل', en: 'Full-time' },
      'part-time': { ar: 'دوام جزئي', en: 'Part-time' },
      contract: { ar: 'عقد', en: 'Contract' },
      internship: { ar: 'تدريب', en: 'Internship' },
    }),
    column: true,
    show: 'known',
    input: true,
    filter: true,
  },
  experienceLevel: {
    label: { ar: 'الخبرة', en: 'Experience' },
    as: choice<string>({
      entry: { ar: 'دون خبرة', en: 'None needed' },
      mid: { ar: 'خبرة متوسطة', en: 'Some' },
      senior: { ar: 'خبرة واسعة', en: 'Much' },
    }),
    show: 'known',
    input: true,
    filter: true,
  },
  requiredSkills: {
    label: { ar: 'المهارات المطلوبة', en: 'Skills needed' },
    as: list,
    column: 'exported',
    show: 'known',
    input: true,
    hint: { ar: 'اكتب المهارة ثم اضغط Enter.', en: 'Type a skill and press Enter.' },
  },
  niceSkills: {
    label: { ar: 'مهارات مفضّلة', en: 'Good to have' },
    as: list,
    show: 'known',
    input: true,
    hint: { ar: 'اكتب المهارة ثم اضغط Enter.', en: 'Type a skill and press Enter.' },
  },
  applicationDeadline: {
    label: { ar: 'آخر يوم للتقديم', en: 'Last day to apply' },
    as: day,
    column: 'sorted',
    show: 'known',
    input: true,
  },
  contactInfo: contactField,
  ...closing<Job>(({ companyName, companyNameEn }, language) =>
    language === 'ar' ? companyName : companyNameEn || companyName,
  ),
});

/** Vacancies (JOB-1). */
export const jobKind: PostingKind<Job> = {
  resource: 'jobs',
  icon: WorkIcon,
  words: { title: { ar: 'الوظائف', en: 'Jobs' }, back: { ar: 'كل الوظائف', en: 'All jobs' } },
  adding: { add: { ar: 'إضافة وظيفة', en: 'Add a job' }, title: { ar: 'وظيفة جديدة', en: 'New job' } },
  fields,
};
