import { opportunityTypes, typedNumber } from '@masar/domain';
import { dayOf, filled, missingIn, textsOf, trimmed } from '../form/written';
import type { NewOpportunity, Opportunity, OpportunityChange } from './opportunity.kind';

/** The form as it is typed; empty for what is left out. Volunteering unless said otherwise (spec 5). */
const emptyOpportunity = {
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
type OpportunityForm = typeof emptyOpportunity;
type Field = keyof OpportunityForm;

/** Lines that say more, each also asked for in English; the last ones are folded away. */
export const mainLines = ['company', 'location', 'duration'] as const;
export const moreLines = ['salary'] as const;

/** Without these nothing is sent (spec 5). */
const requiredFields = ['title', 'description', 'contactInfo'] as const;

/** Sent as they are, each of them by the specification (spec 3). */
const specifiedFields = ['location', 'duration', 'requirements', 'startDate', 'endDate'] as const;

const otherFields = ['type', 'totalHours', ...requiredFields, ...specifiedFields] as const;
type Further = Exclude<Field, (typeof otherFields)[number]>;
/** Sent where they are filled. */
const furtherFields = (Object.keys(emptyOpportunity) as Field[]).filter(
  (field): field is Further => !(otherFields as readonly Field[]).includes(field),
);

/** Hours altogether are whole and few enough for one person. */
const isHours = (typed: string): boolean => typed.trim() === '' || /^[1-9]\d{0,2}$/.test(typed.trim());

/** What keeps the form from being sent, in the order of its fields. */
function problemsOf(form: OpportunityForm) {
  const endsTooEarly = form.startDate !== '' && form.endDate !== '' && form.endDate < form.startDate;
  return {
    ...missingIn(form, requiredFields),
    ...(endsTooEarly && { endDate: 'endsBeforeStart' as const }),
    ...(!isHours(form.totalHours) && { totalHours: 'wholeHours' as const }),
  };
}

/** What is sent of a new one. */
const toNew = (form: OpportunityForm): NewOpportunity => ({
  ...trimmed(form, requiredFields),
  type: opportunityTypes.find((type) => type === form.type) ?? 'volunteer',
  ...trimmed(form, specifiedFields),
  ...filled(form, furtherFields),
  ...(form.totalHours.trim() !== '' && { totalHours: typedNumber(form.totalHours) }),
});

/** What is sent of a changed one: everything, so that what was emptied is emptied. */
const toChange = (form: OpportunityForm): OpportunityChange => ({
  ...toNew(form),
  ...trimmed(form, furtherFields),
  totalHours: form.totalHours.trim() ? typedNumber(form.totalHours) : 0,
});

const toForm = (opportunity: Opportunity): OpportunityForm => ({
  ...textsOf(opportunity, emptyOpportunity),
  totalHours: opportunity.totalHours === null ? '' : String(opportunity.totalHours),
  applicationDeadline: dayOf(opportunity.applicationDeadline),
});

/** The form of an opportunity (OPP-1). */
export const opportunityModel = { empty: emptyOpportunity, problemsOf, toNew, toChange, toForm };
