import { isoTimeOrNull } from '#platform/database/iso-time';
import type { AssignmentRow, ListedAssignmentRow } from './assignment.queries.js';
import type { AssignmentResponse, ListedAssignmentResponse } from './assignment.response.js';

const laterOf = (due: Date | string | null, extended: Date | string | null) =>
  due && extended && new Date(extended) > new Date(due) ? extended : due;

export const toListedAssignment = (row: ListedAssignmentRow): ListedAssignmentResponse => ({
  id: row.id,
  courseId: row.course_id,
  lessonId: row.lesson_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  dueAt: isoTimeOrNull(laterOf(row.due_at, row.extended_to)),
  isRequired: row.is_required,
  passMark: row.pass_mark,
  state: row.state,
  score: row.score,
  hasPassed: row.has_passed,
  waiting: row.waiting,
});

export const toAssignment = (row: AssignmentRow, isAuthor: boolean, canEdit = isAuthor): AssignmentResponse => ({
  id: row.id,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  lessonId: row.lesson_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  taskAr: row.task_ar,
  taskEn: row.task_en,
  accepts: row.accepts,
  dueAt: isoTimeOrNull(row.due_at),
  lateRule: row.late_rule,
  acceptedUntil: isoTimeOrNull(row.accepted_until),
  percentPerDay: row.percent_per_day,
  resubmissions: row.resubmissions,
  passMark: row.pass_mark,
  isRequired: row.is_required,
  rubric: row.rubric,
  isGroupWork: row.is_group_work,
  group: row.group,
  peerReviews: row.peer_reviews,
  peerReviewDueAt: isoTimeOrNull(row.peer_review_due_at),
  peerInstructionsAr: row.peer_instructions_ar,
  peerInstructionsEn: row.peer_instructions_en,
  peerReleasedAt: isoTimeOrNull(row.peer_released_at),
  isAuthor,
  canEdit,
  extendedTo: isoTimeOrNull(row.extended_to),
});
