import { type RawBuilder, sql } from 'kysely';
import { inAllRuns, ofAllRuns } from '#modules/courses';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { handOver } from './group/hand-over.js';
import { isWorkOf } from './submission/whose-work.js';

/** Of all runs, also where it is a group's. */
const ofOwnWork = (subject: DataSubject): RawBuilder<unknown> => sql`t.submission_id in (
  select s.id from submissions s where ${isWorkOf(subject.id)}
  union all select t.id from submissions t where ${ofAllRuns(subject)}
  union all select t.submission_id from submission_members t where ${ofAllRuns(subject)})`;

/** All whose work it is of which a row holds the id, of whatever run. */
const workersOf = (column: 'id' | 'submission_id'): RawBuilder<{ id: string }> => sql`
  select coalesce(w.user_id, e.user_id) as id from (
    select s.id, s.user_id, s.ended_enrollment_id from submissions s
    union all select m.submission_id, m.user_id, m.ended_enrollment_id from submission_members m) w
  left join ended_enrollments e on e.id = w.ended_enrollment_id
  where w.id = (audited.row ->> ${sql.lit(column)})::uuid`;
const peopleOfWork = workersOf('submission_id');

const toldOfOwnWork = (subject: DataSubject): RawBuilder<unknown> =>
  sql`${ofOwnWork(subject)} and t.told_at is not null`;

/** Reviews may be read by those whose work it is; until then not in an export either. */
const released = sql`exists (select from assignments a where a.id = t.assignment_id
  and (a.peer_released_at is not null or a.peer_review_due_at <= now()))`;

/** Work of learners with its marks and answers, and what markers did; files go with all others of their owner (PRF-4). */
export const assignmentsPersonalData: PersonalData = {
  sources: [
    ...inAllRuns({
      table: 'submissions',
      whose: 'user_id',
      hidden: ['fingerprints'],
      // The work of a group stays with those who are left of it, but for whom it would be a second one beside their own.
      erase: ({ id }) => [handOver(id, sql`true`)],
    }),
    {
      table: 'submissions',
      as: 'submissions_of_groups',
      people: workersOf('id'),
      whose: ({ id }) => sql`t.user_id <> ${id}::uuid and exists (
        select from submission_members sm where sm.submission_id = t.id and (sm.user_id = ${id}::uuid
          or sm.ended_enrollment_id in (select r.id from ended_enrollments r where r.user_id = ${id}::uuid)))`,
      hidden: ['fingerprints'],
    },
    ...inAllRuns({ table: 'submission_members', whose: 'user_id', hidden: ['excepted_by'] }),
    {
      table: 'submission_members',
      as: 'submission_members_excepted',
      whose: 'excepted_by',
      only: ['id', 'submission_id', 'excepted_at'],
    },
    { table: 'assignment_group_members', whose: 'user_id' },
    { table: 'submission_files', whose: ofOwnWork, people: peopleOfWork },
    { table: 'submission_marks', whose: ofOwnWork, people: peopleOfWork, hidden: ['marked_by'] },
    {
      table: 'submission_marks',
      as: 'submission_marks_given',
      whose: 'marked_by',
      only: ['id', 'submission_id', 'number', 'marked_at'],
    },
    { table: 'submission_feedback', whose: toldOfOwnWork, people: peopleOfWork, hidden: ['added_by'] },
    {
      table: 'submission_feedback',
      as: 'submission_feedback_given',
      whose: 'added_by',
      only: ['id', 'submission_id', 'file_id', 'added_at', 'told_at'],
    },
    {
      table: 'peer_reviews',
      whose: 'reviewer_id',
      only: ['id', 'assignment_id', 'given_at', 'finished_at', 'levels', 'points', 'comment'],
      // What was handed in stays with whose work it is, without a name.
      erase: ({ id }) => [sql`delete from peer_reviews where reviewer_id = ${id}::uuid and finished_at is null`],
    },
    {
      table: 'peer_reviews',
      as: 'peer_reviews_received',
      whose: (subject) =>
        sql`${ofOwnWork(subject)} and t.finished_at is not null and t.dropped_at is null and ${released}`,
      people: peopleOfWork,
      only: ['id', 'submission_id', 'levels', 'points', 'comment', 'opinion', 'opinion_reason', 'opinion_at'],
    },
    {
      table: 'peer_reviews',
      as: 'peer_reviews_dropped',
      whose: 'dropped_by',
      only: ['id', 'assignment_id', 'dropped_at', 'dropped_because'],
    },
    { table: 'work_uploads', whose: 'user_id' },
    {
      table: 'work_upload_pieces',
      whose: ({ id }) => sql`t.upload_id in (select id from work_uploads where user_id = ${id}::uuid)`,
      only: ['upload_id', 'begins_at'],
    },
    { table: 'submission_answers', whose: 'user_id' },
    ...inAllRuns({ table: 'assignment_extensions', whose: 'user_id', hidden: ['granted_by'] }),
    {
      table: 'assignment_extensions',
      as: 'assignment_extensions_granted',
      whose: 'granted_by',
      only: ['id', 'assignment_id', 'granted_at'],
    },
  ],
  impersonal: {
    assignments: 'What courses ask for.',
    assignment_groups: 'Numbers; who is in a group stands in its members.',
  },
};
