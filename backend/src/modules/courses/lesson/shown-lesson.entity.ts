import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';
import type { SeenRange } from './seen-ranges.rules.js';

/** Table `shown_lessons`: what of a lesson this server gave to whom, and what they saw of it (EVD-1). */
export const ShownLessonSchema = defineEntity({
  name: 'ShownLesson',
  tableName: 'shown_lessons',
  indexes: [
    { name: 'shown_lessons_lesson_id_index', properties: ['lessonId'] },
    listIndex('shown_lessons', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'shown_lessons_user_id_lesson_id_unique', properties: ['userId', 'lessonId'] }],
  checks: [
    { name: 'shown_lessons_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'shown_lessons_video_seconds_check', expression: 'video_seconds > 0' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    lessonId: idOf('lessons', 'cascade'),
    /** When its text first left for this person, to read or as a copy for reading without network. */
    deliveredAt: createdAt(),
    /** When they opened it; a copy counts when it says that it was opened. */
    openedAt: moment().nullable(),
    /** Seconds of the video that were played, apart from each other and in order. */
    seen: p
      .json<SeenRange[]>()
      .onCreate(() => [])
      .defaultRaw(`'[]'::jsonb`),
    /** When `seen` last grew, by this server's clock. */
    seenAt: moment().nullable(),
    /** How long the video is, as the player said. */
    videoSeconds: p.integer().nullable(),
  },
});

export class ShownLesson extends ShownLessonSchema.class {}
ShownLessonSchema.setClass(ShownLesson);
