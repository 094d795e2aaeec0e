import type { components } from '@masar/contracts';
import { inEach, textIn } from '@masar/i18n';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { choice, day, defineFields, line, list } from '../records/fields';
import { addingTexts, employmentTypeTexts, experienceLevelTexts, jobTexts, pageTexts } from './jobs.messages';
import type { PostingKind } from './posting-kind';
import { closing, contactField, governorateFilter, leading } from './shared-fields';

const texts = inEach(jobTexts);

type Job = components['schemas']['JobRecord'];

const fields = defineFields<Job>()({
  ...leading(texts.job),
  companyName: {
    label: texts.companyName,
    as: line(),
    column: 'exported',
    show: true,
    input: true,
    required: true,
  },
  location: { label: texts.location, as: line(), show: 'known', input: true },
  governorate: governorateFilter,
  salaryRange: { label: texts.salaryRange, as: line(), show: 'known', input: true },
  employmentType: {
    label: texts.employmentType,
    as: choice<string>(inEach(employmentTypeTexts)),
    column: true,
    show: 'known',
    input: true,
    filter: true,
  },
  experienceLevel: {
    label: texts.experienceLevel,
    as: choice<string>(inEach(experienceLevelTexts)),
    show: 'known',
    input: true,
    filter: true,
  },
  requiredSkills: {
    label: texts.requiredSkills,
    as: list,
    column: 'exported',
    show: 'known',
    input: true,
    hint: texts.requiredSkillsHint,
  },
  niceSkills: {
    label: texts.niceSkills,
    as: list,
    show: 'known',
    input: true,
    hint: texts.niceSkillsHint,
  },
  applicationDeadline: {
    label: texts.applicationDeadline,
    as: day,
    column: 'sorted',
    show: 'known',
    input: true,
  },
  contactInfo: contactField,
  ...closing<Job>(({ companyName, companyNameEn }, language) =>
    textIn({ ar: companyName, en: companyNameEn }, language),
  ),
});

/** Vacancies (JOB-1). */
export const jobKind: PostingKind<Job> = {
  resource: 'jobs',
  icon: WorkIcon,
  words: inEach(pageTexts),
  adding: inEach(addingTexts),
  fields,
};
