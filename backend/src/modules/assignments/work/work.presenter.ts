import { mayAssistInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { WorkOfLearnerRow, WorkRow } from './work.queries.js';
import type { MarkResponse, WorkOfLearnerResponse, WorkResponse } from './work.response.js';

export const toWork = (row: WorkRow): WorkResponse => ({
  id: row.id,
  assignmentId: row.assignment_id,
  round: row.round,
  state: row.state,
  text: row.text,
  links: row.links,
  files: row.files.map(({ id, name, size, is_photo, is_voice }) => ({
    id,
    name,
    size,
    url: `/api/submissions/${row.id}/files/${id}`,
    isPhoto: is_photo,
    isVoice: is_voice,
  })),
  feedback: row.feedback.map(({ id, name, size, is_voice, is_told }) => ({
    id,
    name,
    size,
    url: `/api/submissions/${row.id}/feedback/${id}`,
    isVoice: is_voice,
    isTold: is_told,
  })),
  version: row.version,
  updatedAt: isoTime(row.updated_at),
  handedInAt: isoTimeOrNull(row.handed_in_at),
  dueAt: isoTimeOrNull(row.due_at),
  daysLate: row.days_late,
  percentPerDay: row.percent_per_day,
  passMark: row.pass_mark,
  rubric: row.rubric,
  score: row.score,
  hasPassed: row.has_passed,
  marks: row.marks.map(toMark),
  group: row.group_number,
  members: row.members.map(({ id, name, took_part, excepted_because }) => ({
    id,
    name,
    tookPart: took_part,
    exceptedBecause: excepted_because,
  })),
  answers: row.answers.map(({ id, is_by_learner, name, text, created_at }) => ({
    id,
    isByLearner: is_by_learner,
    name,
    text,
    createdAt: isoTime(created_at),
  })),
});

export const toWorkOfLearner = (row: WorkOfLearnerRow, viewer: Viewer): WorkOfLearnerResponse => ({
  ...toWork(row),
  userId: row.user_id,
  userName: row.user_name,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  taskAr: row.task_ar,
  taskEn: row.task_en,
  mayMark: !row.is_mine && mayAssistInCourse(row, viewer),
});

const toMark = (mark: WorkRow['marks'][number]): MarkResponse => ({
  number: mark.number,
  levels: mark.levels,
  points: mark.points,
  maximum: mark.maximum,
  score: mark.score,
  hasPassed: mark.has_passed,
  comment: mark.comment,
  notes: mark.notes,
  reason: mark.reason,
  markedAt: isoTime(mark.marked_at),
});
