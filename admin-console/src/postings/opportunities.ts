import type { components } from '@masar/contracts';
import { inEach, momentOf, textIn } from '@masar/i18n';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { choice, day, defineFields, hour, line, number } from '../records/fields';
import { opportunityTexts, pageTexts, typeTexts } from './opportunities.messages';
import type { PostingKind } from './posting-kind';
import { closing, contactField, governorateFilter, leading } from './shared-fields';

const texts = inEach(opportunityTexts);

type Opportunity = components['schemas']['OpportunityRecord'];

const fields = defineFields<Opportunity>()({
  ...leading(texts.opportunity),
  type: {
    label: texts.type,
    as: choice<Opportunity['type']>(inEach(typeTexts)),
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  totalHours: {
    label: texts.totalHours,
    as: number({ min: 0, max: 999 }),
    show: 'known',
    input: true,
  },
  company: { label: texts.company, as: line(), column: 'exported', show: 'known', input: true },
  location: { label: texts.location, as: line(), show: 'known', input: true },
  governorate: governorateFilter,
  salary: { label: texts.salary, as: line(), show: 'known', input: true },
  duration: { label: texts.duration, as: line(), show: 'known', input: true },
  requirements: { label: texts.requirements, as: line({ rows: 3 }), show: true, input: true },
  startDate: { label: texts.startDate, as: day, show: 'known', input: true },
  endDate: { label: texts.endDate, as: day, show: 'known', input: true },
  startTime: {
    label: texts.startTime,
    as: hour('startDate'),
    show: 'known',
    fact: ({ startDate, startTime }, { format }) => {
      const start = momentOf(`${startDate}T${startTime}`);
      return start ? format.appointment(start, { timeStyle: 'short' }) : startTime;
    },
    input: true,
  },
  applicationDeadline: {
    label: texts.applicationDeadline,
    as: day,
    column: 'sorted',
    show: 'known',
    input: true,
  },
  contactInfo: contactField,
  ...closing<Opportunity>(({ company, companyEn }, language) => textIn({ ar: company, en: companyEn }, language)),
});

/** Volunteering, internships and jobs of organisations (OPP-1). */
export const opportunityKind: PostingKind<Opportunity> = {
  resource: 'opportunities',
  icon: VolunteerActivismIcon,
  words: inEach(pageTexts),
  adding: {
    add: texts.add,
    title: texts.title,
    defaults: { type: 'volunteer' },
  },
  fields,
};
