import { employmentTypes, experienceLevels } from '@masar/domain';
import { pickLocalized, type Language } from '@masar/i18n';
import type { Skill } from '#shared/skills/skills.queries';
import type { NewJob } from '../job-answers';

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
export const requiredFields = ['title', 'companyName', 'description'] as const;
export const englishFields = ['titleEn', 'companyNameEn', 'descriptionEn', 'locationEn', 'salaryRangeEn'] as const;

const lines = ['location', 'salaryRange', 'applicationDeadline', 'contactInfo', ...englishFields] as const;

/** What keeps the form from being sent; `today` is the day as `2026-05-31`. */
export function jobProblems(form: JobForm, today: string): Set<keyof JobForm> {
  const missing = requiredFields.filter((field) => form[field].trim() === '');
  const isPast = form.applicationDeadline !== '' && form.applicationDeadline < today;
  return new Set<keyof JobForm>([...missing, ...(isPast ? (['applicationDeadline'] as const) : [])]);
}

/** What is sent: only what was filled in; skills by their names in the language of the form. */
export function toNewJob(form: JobForm, language: Language): NewJob {
  const { title, companyName, description } = form;
  const namesOf = (skills: readonly ChosenSkill[]) => skills.map((skill) => pickLocalized(skill, 'label', language));
  const filled = lines.map((field) => [field, form[field].trim()] as const).filter(([, text]) => text !== '');
  const employmentType = employmentTypes.find((type) => type === form.employmentType);
  const experienceLevel = experienceLevels.find((level) => level === form.experienceLevel);
  return {
    title: title.trim(),
    companyName: companyName.trim(),
    description: description.trim(),
    ...Object.fromEntries(filled),
    ...(employmentType && { employmentType }),
    ...(experienceLevel && { experienceLevel }),
    requiredSkills: namesOf(form.requiredSkills),
    niceSkills: namesOf(form.niceSkills),
  };
}
