import type { LateRule, RubricRow, WorkKind } from '@masar/domain';
import type { AssignmentOfCourse } from './assignment-bundle.queries.js';

/** An assignment as a bundle carries it; moments are ISO 8601 in UTC (ASG-1). */
export interface CarriedAssignment {
  /** What it is known by in its course, from one import to the next. */
  slug: string;
  /** Slug of the lesson that waits for it. */
  lesson: string | null;
  titleAr: string;
  titleEn: string;
  taskAr: string;
  taskEn: string;
  accepts: WorkKind[];
  dueAt: string | null;
  lateRule: LateRule;
  acceptedUntil: string | null;
  percentPerDay: string;
  resubmissions: number;
  passMark: string;
  isRequired: boolean;
  isGroupWork: boolean;
  peerReviews: number;
  peerReviewDueAt: string | null;
  peerInstructionsAr: string;
  peerInstructionsEn: string;
  rubric: RubricRow[];
}

/** More than a course has. */
export const assignmentsMaximum = 200;

const momentOf = (moment: Date | string | null): string | null => moment && new Date(moment).toISOString();

export const toCarried = (row: AssignmentOfCourse, lessonSlugs: ReadonlyMap<string, string>): CarriedAssignment => ({
  slug: row.slug,
  lesson: (row.lessonId && lessonSlugs.get(row.lessonId)) ?? null,
  titleAr: row.titleAr,
  titleEn: row.titleEn,
  taskAr: row.taskAr,
  taskEn: row.taskEn,
  accepts: row.accepts,
  dueAt: momentOf(row.dueAt),
  lateRule: row.lateRule,
  acceptedUntil: momentOf(row.acceptedUntil),
  percentPerDay: Number(row.percentPerDay).toFixed(2),
  resubmissions: row.resubmissions,
  passMark: Number(row.passMark).toFixed(2),
  isRequired: row.isRequired,
  isGroupWork: row.isGroupWork,
  peerReviews: row.peerReviews,
  peerReviewDueAt: momentOf(row.peerReviewDueAt),
  peerInstructionsAr: row.peerInstructionsAr,
  peerInstructionsEn: row.peerInstructionsEn,
  rubric: row.rubric,
});

/** As its file states it: what is empty is left out. */
export const writtenAssignment = (assignment: CarriedAssignment): Record<string, unknown> =>
  Object.fromEntries(Object.entries(assignment).filter(([, value]) => value !== null && value !== ''));
