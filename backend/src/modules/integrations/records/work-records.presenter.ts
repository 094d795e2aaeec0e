import type { GradeBookReader } from '#modules/grades';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type {
  AssignmentRow,
  AttemptRow,
  ExtensionRow,
  GroupRow,
  LessonRow,
  SubmissionRow,
} from './work-records.queries.js';
import type {
  OrganizationAssignmentResponse,
  OrganizationAttemptResponse,
  OrganizationExtensionResponse,
  OrganizationGradesResponse,
  OrganizationGroupResponse,
  OrganizationLessonResponse,
  OrganizationSubmissionResponse,
} from './work-records.response.js';

export const toLessonResponse = (row: LessonRow): OrganizationLessonResponse => ({
  id: row.id,
  courseId: row.course_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  orderIndex: row.order_index,
});

export const toAssignmentResponse = (row: AssignmentRow): OrganizationAssignmentResponse => ({
  id: row.id,
  courseId: row.course_id,
  lessonId: row.lesson_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  dueAt: isoTimeOrNull(row.due_at),
  isRequired: row.is_required,
  isGroupWork: row.is_group_work,
});

export const toAttemptResponse = (row: AttemptRow): OrganizationAttemptResponse => ({
  id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  lessonId: row.lesson_id,
  score: row.score,
  submittedAt: isoTime(row.created_at),
});

export const toSubmissionResponse = (row: SubmissionRow): OrganizationSubmissionResponse => ({
  id: row.id,
  assignmentId: row.assignment_id,
  courseId: row.course_id,
  userId: row.user_id,
  groupId: row.group_id,
  round: row.round,
  state: row.state,
  handedInAt: isoTimeOrNull(row.handed_in_at),
  daysLate: row.days_late,
  score: row.score,
  hasPassed: row.has_passed,
  markedAt: isoTimeOrNull(row.marked_at),
});

export const toGroupResponse = (row: GroupRow): OrganizationGroupResponse => ({
  id: row.id,
  assignmentId: row.assignment_id,
  courseId: row.course_id,
  number: row.number,
  userIds: row.user_ids,
  createdAt: isoTime(row.created_at),
});

export const toExtensionResponse = (row: ExtensionRow): OrganizationExtensionResponse => ({
  assignmentId: row.assignment_id,
  userId: row.user_id,
  courseId: row.course_id,
  dueAt: isoTime(row.due_at),
  grantedAt: isoTime(row.granted_at),
});

export const toGradesResponse = (
  userId: string,
  { plan, grades }: Awaited<ReturnType<GradeBookReader['of']>>,
): OrganizationGradesResponse => ({
  courseId: plan.courseId,
  userId,
  current: grades.current,
  items: grades.cells.map(({ state, score, of }, at) => {
    const { id, kind, titleAr, titleEn } = plan.items[at]!;
    return { itemId: id, kind, titleAr, titleEn, state, score, maximum: of };
  }),
});
