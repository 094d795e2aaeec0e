import type { Language } from '../language.ts';
import { adminErrors } from './admin.messages.ts';
import { applicationsErrors } from './applications.messages.ts';
import { assignmentsErrors } from './assignments.messages.ts';
import { authErrors } from './auth.messages.ts';
import { bundlesErrors } from './bundles.messages.ts';
import { communityErrors } from './community.messages.ts';
import { coursesErrors } from './courses.messages.ts';
import { fileErrors } from './files.ts';
import { gradesErrors } from './grades.messages.ts';
import { integrationsErrors } from './integrations.messages.ts';
import { notificationsErrors } from './notifications.messages.ts';
import { operationsErrors } from './operations.messages.ts';
import { opportunitiesErrors } from './opportunities.messages.ts';
import { outreachErrors } from './outreach.messages.ts';
import { platformErrors } from './platform.messages.ts';
import { privacyErrors } from './privacy.messages.ts';
import { questionsErrors } from './questions.messages.ts';
import { quizzesErrors } from './quizzes.messages.ts';
import { reportsErrors } from './reports.messages.ts';
import { searchErrors } from './search.messages.ts';
import { servicesErrors } from './services.messages.ts';
import { siteErrors } from './site.messages.ts';
import { skillsErrors } from './skills.messages.ts';
import { translationsErrors } from './translations.messages.ts';
import { vrErrors } from './vr.messages.ts';
import { workshopErrors } from './workshop.messages.ts';

const ar = {
  ...adminErrors.ar,
  ...platformErrors.ar,
  ...assignmentsErrors.ar,
  ...authErrors.ar,
  ...bundlesErrors.ar,
  ...coursesErrors.ar,
  ...communityErrors.ar,
  ...applicationsErrors.ar,
  ...fileErrors.ar,
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
  ...fileErrors.en,
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
