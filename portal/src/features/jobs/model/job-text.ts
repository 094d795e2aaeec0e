import type { Language } from '@masar/i18n';
import type { Job } from '../job-answers';

/** Fields that one language fills and another may translate. */
type PairedField = 'companyName' | 'location' | 'salaryRange';

/** A line in the reader's language: as its poster wrote it, or its English sibling. */
export const lineIn = (job: Pick<Job, PairedField | `${PairedField}En`>, field: PairedField, language: Language) =>
  (language === 'en' && job[`${field}En`]) || job[field];

const DAY_MS = 86_400_000;

/** Whole days that are left until a moment: 0 on its day, negative afterwards. */
export const daysUntil = (moment: string, now: Date): number =>
  Math.floor((Date.parse(moment) - now.getTime()) / DAY_MS);
