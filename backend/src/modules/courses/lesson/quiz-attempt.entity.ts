import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex } from '#platform/database/columns';
import type { QuizAnswer } from './quiz.js';

/** Table `quiz_attempts`: graded answers; the best score counts for the certificate (LSN-2, CRT-1). */
export const QuizAttemptSchema = defineEntity({
  name: 'QuizAttempt',
  tableName: 'quiz_attempts',
  indexes: [
    { name: 'quiz_attempts_user_id_lesson_id_index', properties: ['userId', 'lessonId'] },
    { name: 'quiz_attempts_lesson_id_index', properties: ['lessonId'] },
    listIndex('quiz_attempts', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  checks: [
    { name: 'quiz_attempts_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'quiz_attempts_score_check', expression: 'score >= 0 and score <= 100' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    lessonId: idOf('lessons', 'cascade'),
    /** Percent. */
    score: decimal(5, 2),
    answers: p.json<QuizAnswer[]>(),
    /** Ids of the questions that were answered rightly; null where a server of the former build wrote. */
    rightIds: p.json<string[]>().nullable(),
    /** Judged at once with its key: it counts nothing, later either (EVD-8). */
    isPractice: p.boolean().default(false),
    createdAt: createdAt(),
  },
});

export class QuizAttempt extends QuizAttemptSchema.class {}
QuizAttemptSchema.setClass(QuizAttempt);
