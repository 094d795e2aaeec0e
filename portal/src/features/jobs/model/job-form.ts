import { employmentTypes, experienceLevels } from '@masar/domain';
import { displayTimeZone, pickLocalized, type Language } from '@masar/i18n';
import type { Skill } from '#shared/skills/skills.queries';
import type { Job, JobChange, NewJob } from '../job-answers';

export type ChosenSkill = Pick<Skill, 'id' | 'labelAr' | 'labelEn'>;

/** The form as it is typed; empty for what is left out. */
export const emptyJob = {
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
export type JobForm = typeof emptyJob;

/** In the order in which the form asks for them. */
const requiredFields = ['title', 'companyName', 'description', 'contactInfo'] as const;
export const englishFields = ['titleEn', 'companyNameEn', 'descriptionEn', 'locationEn', 'salaryRangeEn'] as const;

const lines = ['location', 'salaryRange', 'applicationDeadline', ...englishFields] as const;

/** What keeps the form from being sent; `today` is the day as `2026-05-31`. */
export function jobProblems(form: JobForm, today: string): Set<keyof JobForm> {
  const missing = requiredFields.filter((field) => form[field].trim() === '');
  const isPast = form.applicationDeadline !== '' && form.applicationDeadline < today;
  return new Set<keyof JobForm>([...missing, ...(isPast ? (['applicationDeadline'] as const) : [])]);
}

/** What is sent: only what was filled in; skills by their names in the language of the form. */
export function toNewJob(form: JobForm, language: Language): NewJob {
  const { title, companyName, description, contactInfo } = form;
  const namesOf = (skills: readonly ChosenSkill[]) => skills.map((skill) => pickLocalized(skill, 'label', language));
  const filled = lines.map((field) => [field, form[field].trim()] as const).filter(([, text]) => text !== '');
  const employmentType = employmentTypes.find((type) => type === form.employmentType);
  const experienceLevel = experienceLevels.find((level) => level === form.experienceLevel);
  return {
    title: title.trim(),
    companyName: companyName.trim(),
    description: description.trim(),
    contactInfo: contactInfo.trim(),
    ...Object.fromEntries(filled),
    ...(employmentType && { employmentType }),
    ...(experienceLevel && { experienceLevel }),
    requiredSkills: namesOf(form.requiredSkills),
    niceSkills: namesOf(form.niceSkills),
  };
}

/** What is sent of a changed one: every line, so that what was emptied is emptied. */
export const toJobChange = (form: JobForm, language: Language): JobChange => ({
  ...toNewJob(form, language),
  ...Object.fromEntries(lines.map((field) => [field, form[field].trim()])),
});

/** English is shown where it says something of its own. */
const ownEnglish = (written: string | null, english: string | null): string =>
  english && english !== written ? english : '';

const dayOf = (moment: string | null): string =>
  moment ? new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone }).format(new Date(moment)) : '';

/** The form of a vacancy that is to be changed; skills stay as they were written, known to the vocabulary or not. */
export function toJobForm(job: Job): JobForm {
  const chosen = (written: readonly string[]): ChosenSkill[] =>
    written.map((text) => {
      const known = job.skills.find(({ labelAr, labelEn }) => labelAr === text || labelEn === text);
      return known
        ? { id: known.skill, labelAr: known.labelAr, labelEn: known.labelEn }
        : { id: text, labelAr: text, labelEn: text };
    });
  return {
    title: job.titleAr,
    companyName: job.companyName,
    description: job.descriptionAr,
    employmentType: job.employmentType ?? '',
    experienceLevel: job.experienceLevel ?? '',
    location: job.location ?? '',
    salaryRange: job.salaryRange ?? '',
    requiredSkills: chosen(job.requiredSkills),
    niceSkills: chosen(job.niceSkills),
    applicationDeadline: dayOf(job.applicationDeadline),
    contactInfo: job.contactInfo ?? '',
    titleEn: ownEnglish(job.titleAr, job.titleEn),
    companyNameEn: ownEnglish(job.companyName, job.companyNameEn),
    descriptionEn: ownEnglish(job.descriptionAr, job.descriptionEn),
    locationEn: ownEnglish(job.location, job.locationEn),
    salaryRangeEn: ownEnglish(job.salaryRange, job.salaryRangeEn),
  };
}
