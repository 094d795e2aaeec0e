import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment } from '#platform/database/columns';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { PaperNotFound } from '../questions.errors.js';
import { isTimeOver } from './answering.rules.js';

/** Table `papers`: attempts at quizzes and finals, each with its questions as they were when it began (EVD-2, EVD-3). */
export const PaperSchema = defineEntity({
  name: 'Paper',
  tableName: 'papers',
  indexes: [
    { name: 'papers_lesson_id_index', properties: ['lessonId'] },
    { name: 'papers_course_id_index', properties: ['courseId'] },
    listIndex('papers', 'started_at', 'started_at desc, id desc'),
    listIndex('papers', 'submitted_at', 'submitted_at desc nulls last, id desc'),
    listIndex('papers', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [
    { name: 'papers_user_id_lesson_id_number_unique', properties: ['userId', 'lessonId', 'number'] },
    { name: 'papers_one_open_unique', properties: ['userId', 'lessonId'], where: 'submitted_at is null' },
    {
      name: 'papers_one_open_final_unique',
      properties: ['userId', 'courseId'],
      where: 'lesson_id is null and submitted_at is null',
    },
    { name: 'papers_final_number_unique', properties: ['userId', 'courseId', 'number'], where: 'lesson_id is null' },
  ],
  checks: [
    { name: 'papers_attempts_check', expression: 'attempts > 0' },
    { name: 'papers_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'papers_drawn_check', expression: 'drawn >= 0 and drawn_from >= 0' },
    { name: 'papers_number_check', expression: 'number > 0' },
    { name: 'papers_pause_minutes_check', expression: 'pause_minutes >= 0' },
    { name: 'papers_score_check', expression: 'score >= 0 and score <= 100' },
    {
      name: 'papers_submitted_check',
      expression: '(submitted_at is null) = (score is null) and (submitted_at is null) = (has_passed is null)',
    },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    /** Absent where it is an attempt at the course's final assessment. */
    lessonId: idOf('lessons', 'cascade').nullable(),
    courseId: idOf('courses', 'cascade'),
    /** Which attempt of this person at this quiz it is, from 1. */
    number: p.integer(),
    /** In the order of this paper, options too, with the key; later edits of the quiz never reach them. */
    questions: p.json<PaperQuestion[]>(),
    /** How many of its questions chance chose (QB-2). */
    drawn: p.integer().default(0),
    /** From how many those were chosen that cannot be guessed, as the narrowest of its draws counts (EVD-8). */
    drawnFrom: p.integer().default(0),
    /** Percent from which it passes, as it was when it began. */
    passMark: decimal(5, 2),
    /** How many attempts the rules allowed when it began, and the minutes between two; papers of former builds do not know. */
    attempts: p.integer().nullable(),
    pauseMinutes: p.integer().nullable(),
    startedAt: createdAt(),
    /** When its time is over; absent without a time limit. */
    endsAt: moment().nullable(),
    submittedAt: moment().nullable(),
    /** Percent. */
    score: decimal(5, 2).nullable(),
    hasPassed: p.boolean().nullable(),
  },
});

export class Paper extends PaperSchema.class {
  /** @throws PaperNotFound where it is of a run that ended, whose papers take nothing any more (RUN-1) */
  learner(): string {
    if (!this.userId) throw new PaperNotFound();
    return this.userId;
  }

  /** Whether its time is over, handed in or not. */
  isOver(now: Date): boolean {
    return isTimeOver(this.endsAt ?? null, now);
  }

  /** Takes no more answers; the first time counts. */
  submit(score: string, at: Date): void {
    this.submittedAt = at;
    this.score = score;
    this.hasPassed = Number(score) >= Number(this.passMark);
  }
}
PaperSchema.setClass(Paper);
