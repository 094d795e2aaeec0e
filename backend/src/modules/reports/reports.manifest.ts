import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ReportSchema } from './report/report.entity.js';
import { reportsPersonalData } from './reports.personal-data.js';
import { ReportScheduleSchema } from './schedule/schedule.entity.js';

/** Reports and their schedules. */
export const reportsManifest: ModuleManifest = {
  level: 5,
  entities: [ReportSchema, ReportScheduleSchema],
  personalData: reportsPersonalData,
};
