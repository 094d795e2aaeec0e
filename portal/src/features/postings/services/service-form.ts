import { plainNumber, postingLimits, serviceCategories } from '@masar/domain';
import { filled, missingIn, textsOf, trimmed } from '../form/written';
import type { NewService, Service, ServiceChange } from './service.kind';

/** The form as it is typed; empty for what is left out. */
const emptyService = {
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
type ServiceForm = typeof emptyService;

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

/** What keeps the form from being sent, in the order of its fields. */
function problemsOf(form: ServiceForm) {
  const skills = skillsOf(form.skills);
  const isTooMuch =
    skills.length > postingLimits.skillsMaximum || skills.some((skill) => skill.length > postingLimits.skillMaximum);
  return {
    ...missingIn(form, requiredFields),
    ...(priceOf(form.price) < 0 && { price: 'negative' as const }),
    ...(isTooMuch && { skills: 'tooManySkills' as const }),
  };
}

/** What is sent of a new one: the six fields of the specification, English where it is filled. */
const toNew = (form: ServiceForm): NewService => ({
  ...trimmed(form, ['title', 'description', 'duration']),
  category: serviceCategories.find((category) => category === form.category) ?? 'programming',
  price: priceOf(form.price),
  skills: skillsOf(form.skills),
  ...filled(form, englishFields),
});

/** What is sent of a changed one: everything, so that what was emptied is emptied. */
const toChange = (form: ServiceForm): ServiceChange => ({ ...toNew(form), ...trimmed(form, englishFields) });

const toForm = (service: Service): ServiceForm => ({
  ...textsOf(service, emptyService),
  price: String(service.price),
  skills: service.skills.join('، '),
});

/** The form of a service (SVC-1). */
export const serviceModel = { empty: emptyService, problemsOf, toNew, toChange, toForm };
