import { joinPersonalData } from '#platform/personal-data/personal-data';
import { platformPersonalData } from '#platform/personal-data/platform.personal-data';
import { aiPersonalData } from './modules/ai/ai.personal-data.js';
import { analyticsPersonalData } from './modules/analytics/analytics.personal-data.js';
import { postingsPersonalData } from './modules/postings/postings.personal-data.js';
import { authPersonalData } from './modules/auth/auth.personal-data.js';
import { communityPersonalData } from './modules/community/community.personal-data.js';
import { coursesPersonalData } from './modules/courses/courses.personal-data.js';
import { integrationsPersonalData } from './modules/integrations/integrations.personal-data.js';
import { jobsPersonalData } from './modules/jobs/jobs.personal-data.js';
import { notificationsPersonalData } from './modules/notifications/notifications.personal-data.js';
import { operationsPersonalData } from './modules/operations/operations.personal-data.js';
import { opportunitiesPersonalData } from './modules/opportunities/opportunities.personal-data.js';
import { outreachPersonalData } from './modules/outreach/outreach.personal-data.js';
import { privacyPersonalData } from './modules/privacy/privacy.personal-data.js';
import { reportsPersonalData } from './modules/reports/reports.personal-data.js';
import { searchPersonalData } from './modules/search/search.personal-data.js';
import { servicesPersonalData } from './modules/services/services.personal-data.js';
import { sitePersonalData } from './modules/site/site.personal-data.js';
import { skillsPersonalData } from './modules/skills/skills.personal-data.js';
import { translationsPersonalData } from './modules/translations/translations.personal-data.js';
import { vrPersonalData } from './modules/vr/vr.personal-data.js';
import { workshopPersonalData } from './modules/workshop/workshop.personal-data.js';

/**
 * Everything that the database holds of people, module by module; a test walks the tables and fails on one that
 * nobody declares (PRF-4). The account comes first in the exported file.
 */
export const personalData = joinPersonalData([
  authPersonalData,
  privacyPersonalData,
  coursesPersonalData,
  skillsPersonalData,
  workshopPersonalData,
  communityPersonalData,
  postingsPersonalData,
  opportunitiesPersonalData,
  servicesPersonalData,
  jobsPersonalData,
  vrPersonalData,
  notificationsPersonalData,
  outreachPersonalData,
  sitePersonalData,
  analyticsPersonalData,
  aiPersonalData,
  searchPersonalData,
  translationsPersonalData,
  operationsPersonalData,
  reportsPersonalData,
  integrationsPersonalData,
  platformPersonalData,
]);
