import type { Manifest, ModuleManifest } from '#platform/manifest/module-manifest';
import { platformManifest } from '#platform/manifest/platform.manifest';
import { adminManifest } from './admin/admin.manifest.js';
import { aiManifest } from './ai/ai.manifest.js';
import { analyticsManifest } from './analytics/analytics.manifest.js';
import { assignmentsManifest } from './assignments/assignments.manifest.js';
import { authManifest } from './auth/auth.manifest.js';
import { bundlesManifest } from './bundles/bundles.manifest.js';
import { certificatesManifest } from './certificates/certificates.manifest.js';
import { communityManifest } from './community/community.manifest.js';
import { coursesManifest } from './courses/courses.manifest.js';
import { dashboardsManifest } from './dashboards/dashboards.manifest.js';
import { filesManifest } from './files/files.manifest.js';
import { gradesManifest } from './grades/grades.manifest.js';
import { integrationsManifest } from './integrations/integrations.manifest.js';
import { jobsManifest } from './jobs/jobs.manifest.js';
import { notificationsManifest } from './notifications/notifications.manifest.js';
import { operationsManifest } from './operations/operations.manifest.js';
import { opportunitiesManifest } from './opportunities/opportunities.manifest.js';
import { outreachManifest } from './outreach/outreach.manifest.js';
import { postingsManifest } from './postings/postings.manifest.js';
import { privacyManifest } from './privacy/privacy.manifest.js';
import { questionsManifest } from './questions/questions.manifest.js';
import { reportsManifest } from './reports/reports.manifest.js';
import { searchManifest } from './search/search.manifest.js';
import { servicesManifest } from './services/services.manifest.js';
import { siteManifest } from './site/site.manifest.js';
import { skillsManifest } from './skills/skills.manifest.js';
import { translationsManifest } from './translations/translations.manifest.js';
import { vrManifest } from './vr/vr.manifest.js';
import { workshopManifest } from './workshop/workshop.manifest.js';

/** Every module, the lowest level first. A new one is added here; app.module.ts does not compile without its class. */
export const modules = {
  auth: authManifest,
  translations: translationsManifest,
  bundles: bundlesManifest,
  courses: coursesManifest,
  postings: postingsManifest,
  files: filesManifest,
  questions: questionsManifest,
  assignments: assignmentsManifest,
  certificates: certificatesManifest,
  community: communityManifest,
  opportunities: opportunitiesManifest,
  services: servicesManifest,
  vr: vrManifest,
  skills: skillsManifest,
  outreach: outreachManifest,
  grades: gradesManifest,
  jobs: jobsManifest,
  workshop: workshopManifest,
  site: siteManifest,
  analytics: analyticsManifest,
  ai: aiManifest,
  notifications: notificationsManifest,
  search: searchManifest,
  privacy: privacyManifest,
  dashboards: dashboardsManifest,
  operations: operationsManifest,
  integrations: integrationsManifest,
  reports: reportsManifest,
  admin: adminManifest,
} satisfies Record<string, ModuleManifest>;

export type ModuleName = keyof typeof modules;

/**
 * What everybody declares, from which the central lists are derived. A person’s data are exported and erased in this
 * order: the account comes first, what tells of it in logs and queues last.
 */
export const manifests: readonly Manifest[] = [...Object.values(modules), platformManifest];
