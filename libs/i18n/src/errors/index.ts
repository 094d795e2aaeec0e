import type { Language } from '../language.ts';
import { eachLanguage } from '../messages.ts';
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

const inLanguage = (language: Language) => ({
  ...adminErrors[language],
  ...platformErrors[language],
  ...assignmentsErrors[language],
  ...authErrors[language],
  ...bundlesErrors[language],
  ...coursesErrors[language],
  ...communityErrors[language],
  ...applicationsErrors[language],
  ...fileErrors[language],
  ...gradesErrors[language],
  ...integrationsErrors[language],
  ...notificationsErrors[language],
  ...operationsErrors[language],
  ...opportunitiesErrors[language],
  ...outreachErrors[language],
  ...questionsErrors[language],
  ...privacyErrors[language],
  ...quizzesErrors[language],
  ...reportsErrors[language],
  ...searchErrors[language],
  ...servicesErrors[language],
  ...siteErrors[language],
  ...skillsErrors[language],
  ...translationsErrors[language],
  ...vrErrors[language],
  ...workshopErrors[language],
});

/** Every stable failure code (API-3). */
export type ErrorCode = keyof ReturnType<typeof inLanguage>;

/** Texts of all failure codes; `{name}` marks a parameter. */
export const errorTexts: Record<Language, Record<ErrorCode, string>> = /* @__PURE__ */ eachLanguage(inLanguage);
