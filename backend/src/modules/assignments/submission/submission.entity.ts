import { type RubricRow, submissionStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';
import { AlreadyMarked, ChangedMeanwhile, WorkNotWaiting } from '../assignments.errors.js';

/** What holds for work from the moment in which it was handed in, whatever the author changes later. */
export interface FrozenTerms {
  dueAt: Date | null;
  daysLate: number;
  percentPerDay: string;
  passMark: string;
  rubric: RubricRow[];
  fingerprints: number[];
}

/** Table `submissions`: each round of a person's work for an assignment, from draft to mark (ASG-1, ASG-2). */
export const SubmissionSchema = defineEntity({
  name: 'Submission',
  tableName: 'submissions',
  indexes: [
    { name: 'submissions_user_id_index', properties: ['userId'] },
    listIndex('submissions', 'waiting', 'handed_in_at, id', `state = 'waiting'`),
    listIndex('submissions', 'created_at', 'created_at desc, id desc'),
    listIndex('submissions', 'handed_in_at', 'handed_in_at desc nulls last, id desc'),
    listIndex('submissions', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [
    { name: 'submissions_assignment_id_user_id_round_unique', properties: ['assignmentId', 'userId', 'round'] },
    {
      name: 'submissions_one_open_unique',
      properties: ['assignmentId', 'userId'],
      where: `state in ('draft', 'waiting')`,
    },
    { name: 'submissions_group_id_round_unique', properties: ['groupId', 'round'] },
    {
      name: 'submissions_one_open_of_group_unique',
      properties: ['groupId'],
      where: `state in ('draft', 'waiting')`,
    },
  ],
  checks: [
    { name: 'submissions_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'submissions_round_check', expression: 'round > 0' },
    { name: 'submissions_days_late_check', expression: 'days_late >= 0' },
    { name: 'submissions_score_check', expression: 'score >= 0 and score <= 100' },
    {
      name: 'submissions_handed_in_check',
      expression: `(state = 'draft') = (handed_in_at is null) and (state = 'draft') = (rubric is null)
          and (state = 'draft') = (pass_mark is null)`,
    },
    {
      name: 'submissions_marked_check',
      expression: `(state = 'marked') = (score is not null) and (score is null) = (has_passed is null)
          and (score is null) = (marked_at is null)`,
    },
  ],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    /** Whose work it is; of a group's, who began the round. */
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    groupId: idOf('assignment_groups', 'cascade').nullable(),
    /** From 1; a further one begins after a mark or when work was handed back. */
    round: p.integer(),
    state: p.enum(submissionStates).default('draft'),
    text: p.text().default(''),
    links: p
      .json<string[]>()
      .onCreate(() => [])
      .defaultRaw(`'[]'::jsonb`),
    /** Grows with each change of what others see, so that nobody overwrites what they did not see. */
    version: p.integer().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    handedInAt: moment().nullable(),
    /** When it was due for this person. */
    dueAt: moment().nullable(),
    /** Begun days. */
    daysLate: p.integer().default(0),
    percentPerDay: decimal(5, 2).default('0'),
    passMark: decimal(5, 2).nullable(),
    rubric: p.json<RubricRow[]>().nullable(),
    /** Percent, of the latest mark. */
    score: decimal(5, 2).nullable(),
    hasPassed: p.boolean().nullable(),
    markedAt: moment().nullable(),
    /** By which work that shares words with it is found; none on drafts (ASG-2). */
    fingerprints: p
      .array((print) => Number(print))
      .columnType('integer[]')
      .nullable()
      .lazy(),
  },
});

export class Submission extends SubmissionSchema.class {
  handIn(terms: FrozenTerms, at: Date): void {
    Object.assign(this, { ...terms, state: 'waiting', handedInAt: at, version: this.version + 1 });
  }

  /** Becomes a draft again, as long as nobody has marked it. */
  withdraw(): void {
    if (this.state === 'draft') return;
    if (this.state !== 'waiting') throw new AlreadyMarked();
    Object.assign(this, {
      state: 'draft',
      handedInAt: null,
      dueAt: null,
      daysLate: 0,
      percentPerDay: '0',
      passMark: null,
      rubric: null,
      fingerprints: null,
      version: this.version + 1,
    });
  }

  /** Refuses who has not seen the latest state (ASG-2). */
  requireVersion(seen: number): void {
    if (this.version !== seen) throw new ChangedMeanwhile();
  }

  handBack(): void {
    if (this.state !== 'waiting') throw new WorkNotWaiting();
    this.state = 'returned';
    this.version += 1;
  }

  mark(score: string, hasPassed: boolean, at: Date): void {
    if (this.state !== 'waiting' && this.state !== 'marked') throw new WorkNotWaiting();
    Object.assign(this, { state: 'marked', score, hasPassed, markedAt: at, version: this.version + 1 });
  }
}
SubmissionSchema.setClass(Submission);
