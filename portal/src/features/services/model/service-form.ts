import { postingLimits, serviceCategories } from '@masar/domain';
import { plainNumber } from '@masar/i18n';
import type { NewService, Service, ServiceChange } from '../service-answers';

/** The form as it is typed; empty for what is left out. */
export const emptyService = {
  title: '',
  description: '',
  category: '',
  price: '',
  duration: '',
  skills: '',
  titleEn: '',
  descriptionEn: '',
  durationEn: '',
};
export type ServiceForm = typeof emptyService;
type ServiceField = keyof ServiceForm;

/** Without these nothing is sent (spec 5). */
const requiredFields = ['title', 'description', 'category'] as const;
const englishFields = ['titleEn', 'descriptionEn', 'durationEn'] as const;

/** What is no number counts as 0, which is free (spec 5). */
const priceOf = (text: string): number => {
  const price = Number(plainNumber(text));
  return Number.isFinite(price) ? price : 0;
};

const skillsOf = (text: string): string[] =>
  text
    .split(/[,،\n]/)
    .map((skill) => skill.trim())
    .filter(Boolean);

/** The text of the field with one more skill, unless it has it. */
export const withSkill = (text: string, skill: string): string => {
  const skills = skillsOf(text);
  return (skills.includes(skill) ? skills : [...skills, skill]).join('، ');
};

export type ServiceProblem = 'required' | 'negative' | 'tooManySkills';

/** What keeps the form from being sent, in the order of its fields. */
export function serviceProblems(form: ServiceForm): Partial<Record<ServiceField, ServiceProblem>> {
  const missing = requiredFields.filter((field) => form[field].trim() === '');
  const skills = skillsOf(form.skills);
  const isTooMuch =
    skills.length > postingLimits.skillsMaximum || skills.some((skill) => skill.length > postingLimits.skillMaximum);
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'] as const)),
    ...(priceOf(form.price) < 0 && { price: 'negative' as const }),
    ...(isTooMuch && { skills: 'tooManySkills' as const }),
  };
}

const trimmed = (form: ServiceForm, fields: readonly ServiceField[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field].trim()]));

/** What is sent of a new one: the six fields of the specification, English where it is filled. */
export const toNewService = (form: ServiceForm): NewService => ({
  title: form.title.trim(),
  description: form.description.trim(),
  category: serviceCategories.find((category) => category === form.category) ?? 'programming',
  price: priceOf(form.price),
  duration: form.duration.trim(),
  skills: skillsOf(form.skills),
  ...trimmed(
    form,
    englishFields.filter((field) => form[field].trim() !== ''),
  ),
});

/** What is sent of a changed one: everything, so that what was emptied is emptied. */
export const toServiceChange = (form: ServiceForm): ServiceChange => ({
  ...toNewService(form),
  ...trimmed(form, englishFields),
});

/** English is shown where it says something of its own. */
const ownEnglish = (arabic: string | null, english: string | null): string =>
  english && english !== arabic ? english : '';

/** The form of a service that is to be changed. */
export const toServiceForm = (service: Service): ServiceForm => ({
  title: service.titleAr,
  description: service.descriptionAr,
  category: service.category,
  price: String(service.price),
  duration: service.duration ?? '',
  skills: service.skills.join('، '),
  titleEn: ownEnglish(service.titleAr, service.titleEn),
  descriptionEn: ownEnglish(service.descriptionAr, service.descriptionEn),
  durationEn: ownEnglish(service.duration, service.durationEn),
});
