import type { components } from '@masar/contracts';
import { momentOf } from '@masar/i18n';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { choice, day, defineFields, hour, line, number } from '../records/fields';
import type { PostingKind } from './posting-kind';
import { closing, contactField, governorateFilter, leading } from './shared-fields';

type Opportunity = components['schemas']['OpportunityRecord'];

const fields = defineFields<Opportunity>()({
  ...leading({ ar: 'الفرصة', en: 'Opportunity' }),
  type: {
    label: { ar: 'النوع', en: 'Kind' },
    as: choice<Opportunity['type']>({
      volunteer: { ar: 'تطوّع', en: 'Volunteering' },
      internship: { ar: 'تدريب', en: 'Internship' },
      job: { ar: 'عمل', en: 'Job' },
    }),
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  totalHours: {
    label: { ar: 'ساعات التطوّع', en: 'Hours of volunteering' },
    as: number({ min: 0, max: 999 }),
    show: 'known',
    input: true,
  },
  company: { label: { ar: 'الجهة', en: 'Organisation' }, as: line(), column: 'exported', show: 'known', input: true },
  location: { label: { ar: 'المكان', en: 'Place' }, as: line(), show: 'known', input: true },
  governorate: governorateFilter,
  salary: { label: { ar: 'المقابل', en: 'Pay' }, as: line(), show: 'known', input: true },
  duration: { label: { ar: 'المدة', en: 'Duration' }, as: line(), show: 'known', input: true },
  requirements: { label: { ar: 'المتطلبات', en: 'Requirements' }, as: line({ rows: 3 }), show: true, input: true },
  startDate: { label: { ar: 'يبدأ في', en: 'Begins on' }, as: day, show: 'known', input: true },
  endDate: { label: { ar: 'ينتهي في', en: 'Ends on' }, as: day, show: 'known', input: true },
  startTime: {
    label: { ar: 'الساعة', en: 'At' },
    as: hour('startDate'),
    show: 'known',
    fact: ({ startDate, startTime }, { format }) => {
      const start = momentOf(`${startDate}T${startTime}`);
      return start ? format.appointment(start, { timeStyle: 'short' }) : startTime;
    },
    input: true,
  },
  applicationDeadline: {
    label: { ar: 'آخر يوم للتقديم', en: 'Last day to apply' },
    as: day,
    column: 'sorted',
    show: 'known',
    input: true,
  },
  contactInfo: contactField,
  ...closing<Opportunity>(({ company, companyEn }, language) => (language === 'ar' ? company : companyEn || company)),
});

/** Volunteering, internships and jobs of organisations (OPP-1). */
export const opportunityKind: PostingKind<Opportunity> = {
  resource: 'opportunities',
  icon: VolunteerActivismIcon,
  words: { title: { ar: 'الفرص', en: 'Opportunities' }, back: { ar: 'كل الفرص', en: 'All opportunities' } },
  adding: {
    add: { ar: 'إضافة فرصة', en: 'Add an opportunity' },
    title: { ar: 'فرصة جديدة', en: 'New opportunity' },
    defaults: { type: 'volunteer' },
  },
  fields,
};
