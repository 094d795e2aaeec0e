import type { ReportType } from '../report.words.js';
import { certificatesKind, completionsKind, enrollmentsKind, revenueKind } from './course-kinds.js';
import { markingKind } from './marking-kind.js';
import { engagementKind, moderationKind } from './platform-kinds.js';
import type { ReportKind } from './report-kind.js';

/** Every kind by its name (RPT-1). */
export const reportKinds: Readonly<Record<ReportType, ReportKind>> = {
  enrollments: enrollmentsKind,
  completions: completionsKind,
  certificates: certificatesKind,
  revenue: revenueKind,
  marking: markingKind,
  engagement: engagementKind,
  moderation: moderationKind,
};
