import { employmentTypes, experienceLevels } from '@masar/domain';
import { type Language, pickLocalized } from '@masar/i18n';
import type { Skill } from '#subjects/skills/skills.queries';
import { dayOf, filled, missingIn, textsOf, trimmed } from '../form/written';
import type { Job, JobChange, NewJob } from './job.kind';

export type ChosenSkill = Pick<Skill, 'id' | 'labelAr' | 'labelEn'>;

/** The form as it is typed; empty for what is left out. */
const emptyJob = {
  title: '',
  companyName: '',
  description: '',
  employmentType: '',
  experienceLevel: '',
  location: '',
  salaryRange: '',
  requiredSkills: [] as ChosenSkill[],
  niceSkills: [] as ChosenSkill[],
  applicationDeadline: '',
  contactInfo: '',
  titleEn: '',
  companyNameEn: '',
  descriptionEn: '',
  locationEn: '',
  salaryRangeEn: '',
};
type JobForm = typeof emptyJob;

/** In the order in which the form asks for them. */
const requiredFields = ['title', 'companyName', 'description', 'contactInfo'] as const;
const furtherFields = [
  ...(['location', 'salaryRange', 'applicationDeadline', 'titleEn', 'companyNameEn', 'descriptionEn'] as const),
  ...(['locationEn', 'salaryRangeEn'] as const),
];

/** What keeps the form from being sent; a last day that passed already may stay as it was. */
function problemsOf(form: JobForm, initial: JobForm, today = dayOf(new Date())) {
  const { applicationDeadline: day } = form;
  const isPast = day !== '' && day !== initial.applicationDeadline && day < today;
  return { ...missingIn(form, requiredFields), ...(isPast && { applicationDeadline: 'deadlinePast' as const }) };
}

/** What is sent: only what was filled in; skills by their names in the language of the form. */
function toNew(form: JobForm, language: Language): NewJob {
  const namesOf = (skills: readonly ChosenSkill[]) => skills.map((skill) => pickLocalized(skill, 'label', language));
  const employmentType = employmentTypes.find((type) => type === form.employmentType);
  const experienceLevel = experienceLevels.find((level) => level === form.experienceLevel);
  return {
    ...trimmed(form, requiredFields),
    ...filled(form, furtherFields),
    ...(employmentType && { employmentType }),
    ...(experienceLevel && { experienceLevel }),
    requiredSkills: namesOf(form.requiredSkills),
    niceSkills: namesOf(form.niceSkills),
  };
}

/** What is sent of a changed one: every line, so that what was emptied is emptied. */
const toChange = (form: JobForm, language: Language): JobChange => ({
  ...toNew(form, language),
  ...trimmed(form, furtherFields),
});

/** Skills stay as they were written, known to the vocabulary or not. */
function toForm(job: Job): JobForm {
  const chosen = (written: readonly string[]): ChosenSkill[] =>
    written.map((text) => {
      const known = job.skills.find(({ labelAr, labelEn }) => labelAr === text || labelEn === text);
      return known
        ? { id: known.skill, labelAr: known.labelAr, labelEn: known.labelEn }
        : { id: text, labelAr: text, labelEn: text };
    });
  return {
    ...textsOf(job, emptyJob),
    requiredSkills: chosen(job.requiredSkills),
    niceSkills: chosen(job.niceSkills),
    applicationDeadline: dayOf(job.applicationDeadline),
  };
}

/** The form of a vacancy (JOB-1). */
export const jobModel = { empty: emptyJob, problemsOf, toNew, toChange, toForm };
