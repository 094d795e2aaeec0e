import type { Language } from '../language.ts';
import { adminErrors } from './admin.ts';
import { applicationsErrors } from './applications.ts';
import { assignmentsErrors } from './assignments.ts';
import { authErrors } from './auth.ts';
import { bundlesErrors } from './bundles.ts';
import { communityErrors } from './community.ts';
import { coursesErrors } from './courses.ts';
import { gradesErrors } from './grades.ts';
import { integrationsErrors } from './integrations.ts';
import { notificationsErrors } from './notifications.ts';
import { operationsErrors } from './operations.ts';
import { opportunitiesErrors } from './opportunities.ts';
import { outreachErrors } from './outreach.ts';
import { platformErrors } from './platform.ts';
import { privacyErrors } from './privacy.ts';
import { questionsErrors } from './questions.ts';
import { quizzesErrors } from './quizzes.ts';
import { reportsErrors } from './reports.ts';
import { searchErrors } from './search.ts';
import { servicesErrors } from './services.ts';
import { siteErrors } from './site.ts';
import { skillsErrors } from './skills.ts';
import { translationsErrors } from './translations.ts';
import { vrErrors } from './vr.ts';
import { workshopErrors } from './workshop.ts';

const ar = {
  ...adminErrors.ar,
  ...platformErrors.ar,
  ...assignmentsErrors.ar,
  ...authErrors.ar,
  ...bundlesErrors.ar,
  ...coursesErrors.ar,
  ...communityErrors.ar,
  ...applicationsErrors.ar,
  ...gradesErrors.ar,
  ...integrationsErrors.ar,
  ...notificationsErrors.ar,
  ...operationsErrors.ar,
  ...opportunitiesErrors.ar,
  ...outreachErrors.ar,
  ...questionsErrors.ar,
  ...privacyErrors.ar,
  ...quizzesErrors.ar,
  ...reportsErrors.ar,
  ...searchErrors.ar,
  ...servicesErrors.ar,
  ...siteErrors.ar,
  ...skillsErrors.ar,
  ...translationsErrors.ar,
  ...vrErrors.ar,
  ...workshopErrors.ar,
};
const en = {
  ...adminErrors.en,
  ...platformErrors.en,
  ...assignmentsErrors.en,
  ...authErrors.en,
  ...bundlesErrors.en,
  ...coursesErrors.en,
  ...communityErrors.en,
  ...applicationsErrors.en,
  ...gradesErrors.en,
  ...integrationsErrors.en,
  ...notificationsErrors.en,
  ...operationsErrors.en,
  ...opportunitiesErrors.en,
  ...outreachErrors.en,
  ...questionsErrors.en,
  ...privacyErrors.en,
  ...quizzesErrors.en,
  ...reportsErrors.en,
  ...searchErrors.en,
  ...servicesErrors.en,
  ...siteErrors.en,
  ...skillsErrors.en,
  ...translationsErrors.en,
  ...vrErrors.en,
  ...workshopErrors.en,
};

/** Every stable failure code (API-3). */
export type ErrorCode = keyof typeof ar & keyof typeof en;

/** Texts of all failure codes; `{name}` marks a parameter. */
export const errorTexts: Record<Language, Record<ErrorCode, string>> = { ar, en };
