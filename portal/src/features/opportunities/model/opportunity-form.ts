import { opportunityTypes } from '@masar/domain';
import { typedNumber } from '@masar/i18n';
import type { NewOpportunity, Opportunity, OpportunityChange } from '../opportunity-answers';

/** The form as it is typed; empty for what is left out. Volunteering unless said otherwise (spec 5). */
export const emptyOpportunity = {
  type: 'volunteer',
  title: '',
  description: '',
  company: '',
  location: '',
  duration: '',
  requirements: '',
  startDate: '',
  endDate: '',
  startTime: '',
  totalHours: '',
  applicationDeadline: '',
  salary: '',
  contactInfo: '',
  titleEn: '',
  descriptionEn: '',
  companyEn: '',
  locationEn: '',
  durationEn: '',
  requirementsEn: '',
  salaryEn: '',
};
export type OpportunityForm = typeof emptyOpportunity;
type OpportunityField = keyof OpportunityForm;

/** Without these nothing is sent (spec 5). */
const requiredFields = ['title', 'description', 'contactInfo'] as const;

/** Sent as they are, each of them by the specification (spec 3). */
const specifiedFields = ['location', 'duration', 'requirements', 'startDate', 'endDate'] as const;

/** Sent where they are filled. */
const furtherFields = [
  ...([
    'company',
    'salary',
    'startTime',
    'applicationDeadline',
    'titleEn',
    'descriptionEn',
    'companyEn',
    'locationEn',
  ] as const),
  ...(['durationEn', 'requirementsEn', 'salaryEn'] as const),
];

export type OpportunityProblem = 'required' | 'endsBeforeStart' | 'wholeHours';

/** Hours altogether are whole and few enough for one person. */
const isHours = (typed: string): boolean => typed.trim() === '' || /^[1-9]\d{0,2}$/.test(typed.trim());

/** What keeps the form from being sent, in the order of its fields. */
export function opportunityProblems(form: OpportunityForm): Partial<Record<OpportunityField, OpportunityProblem>> {
  const missing = requiredFields.filter((field) => form[field].trim() === '');
  const endsTooEarly = form.startDate !== '' && form.endDate !== '' && form.endDate < form.startDate;
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'] as const)),
    ...(endsTooEarly && { endDate: 'endsBeforeStart' as const }),
    ...(!isHours(form.totalHours) && { totalHours: 'wholeHours' as const }),
  };
}

const trimmed = (form: OpportunityForm, fields: readonly OpportunityField[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field].trim()]));

/** What is sent of a new one. */
export function toNewOpportunity(form: OpportunityForm): NewOpportunity {
  const filled = furtherFields.filter((field) => form[field].trim() !== '');
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    contactInfo: form.contactInfo.trim(),
    type: opportunityTypes.find((type) => type === form.type) ?? 'volunteer',
    ...trimmed(form, [...specifiedFields, ...filled]),
    ...(form.totalHours.trim() !== '' && { totalHours: typedNumber(form.totalHours) }),
  };
}

/** What is sent of a changed one: everything, so that what was emptied is emptied. */
export const toOpportunityChange = (form: OpportunityForm): OpportunityChange => ({
  ...toNewOpportunity(form),
  ...trimmed(form, furtherFields),
  totalHours: form.totalHours.trim() ? typedNumber(form.totalHours) : 0,
});

/** English is shown where it says something of its own. */
const ownEnglish = (arabic: string | null, english: string | null): string =>
  english && english !== arabic ? english : '';

const dayOf = (moment: string | null): string =>
  moment ? new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baghdad' }).format(new Date(moment)) : '';

/** The form of an opportunity that is to be changed. */
export const toOpportunityForm = (opportunity: Opportunity): OpportunityForm => ({
  type: opportunity.type,
  title: opportunity.titleAr,
  description: opportunity.descriptionAr,
  company: opportunity.company ?? '',
  location: opportunity.location ?? '',
  duration: opportunity.duration ?? '',
  requirements: opportunity.requirements ?? '',
  startDate: opportunity.startDate ?? '',
  endDate: opportunity.endDate ?? '',
  startTime: opportunity.startTime ?? '',
  totalHours: opportunity.totalHours === null ? '' : String(opportunity.totalHours),
  applicationDeadline: dayOf(opportunity.applicationDeadline),
  salary: opportunity.salary ?? '',
  contactInfo: opportunity.contactInfo ?? '',
  titleEn: ownEnglish(opportunity.titleAr, opportunity.titleEn),
  descriptionEn: ownEnglish(opportunity.descriptionAr, opportunity.descriptionEn),
  companyEn: ownEnglish(opportunity.company, opportunity.companyEn),
  locationEn: ownEnglish(opportunity.location, opportunity.locationEn),
  durationEn: ownEnglish(opportunity.duration, opportunity.durationEn),
  requirementsEn: ownEnglish(opportunity.requirements, opportunity.requirementsEn),
  salaryEn: ownEnglish(opportunity.salary, opportunity.salaryEn),
});
