import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { components } from '@masar/contracts';
import type { PostingKind } from './posting-kind';

/** Volunteering, internships and jobs of organisations (OPP-1). */
export const opportunityKind: PostingKind<components['schemas']['OpportunityRecord']> = {
  resource: 'opportunities',
  icon: VolunteerActivismIcon,
  words: {
    title: { ar: 'الفرص', en: 'Opportunities' },
    back: { ar: 'كل الفرص', en: 'All opportunities' },
    one: { ar: 'الفرصة', en: 'Opportunity' },
  },
  adding: {
    add: { ar: 'إضافة فرصة', en: 'Add an opportunity' },
    title: { ar: 'فرصة جديدة', en: 'New opportunity' },
    defaults: { type: 'volunteer' },
  },
  fields: [
    {
      name: 'type',
      label: { ar: 'النوع', en: 'Kind' },
      as: 'choice',
      isRequired: true,
      words: {
        volunteer: { ar: 'تطوّع', en: 'Volunteering' },
        internship: { ar: 'تدريب', en: 'Internship' },
        job: { ar: 'عمل', en: 'Job' },
      },
    },
    { name: 'totalHours', label: { ar: 'ساعات التطوّع', en: 'Hours of volunteering' }, as: 'count', max: 999 },
    { name: 'company', label: { ar: 'الجهة', en: 'Organisation' }, as: 'line' },
    { name: 'location', label: { ar: 'المكان', en: 'Place' }, as: 'line' },
    { name: 'salary', label: { ar: 'المقابل', en: 'Pay' }, as: 'line' },
    { name: 'duration', label: { ar: 'المدة', en: 'Duration' }, as: 'line' },
    { name: 'requirements', label: { ar: 'المتطلبات', en: 'Requirements' }, as: 'line', rows: 3 },
    { name: 'startDate', label: { ar: 'يبدأ في', en: 'Begins on' }, as: 'day' },
    { name: 'endDate', label: { ar: 'ينتهي في', en: 'Ends on' }, as: 'day' },
    { name: 'startTime', label: { ar: 'الساعة', en: 'At' }, as: 'time' },
    { name: 'applicationDeadline', label: { ar: 'آخر يوم للتقديم', en: 'Last day to apply' }, as: 'day' },
    { name: 'contactInfo', label: { ar: 'معلومات التواصل', en: 'Contact details' }, as: 'contact' },
  ],
  organization: 'company',
  columns: [{ name: 'type' }, { name: 'applicationDeadline', isSortable: true }],
  filters: ['type'],
  hasPlace: true,
};
