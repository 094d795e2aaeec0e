import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';

const ofOwnWork = ({ id }: DataSubject): RawBuilder<unknown> =>
  sql`t.submission_id in (select id from submissions where user_id = ${id}::uuid)`;

const toldOfOwnWork = (subject: DataSubject): RawBuilder<unknown> =>
  sql`${ofOwnWork(subject)} and t.told_at is not null`;

/** Work of learners with its marks and answers, and what markers did; files go with all others of their owner (PRF-4). */
export const assignmentsPersonalData: PersonalData = {
  sources: [
    { table: 'submissions', whose: 'user_id', hidden: ['fingerprints'] },
    { table: 'submission_files', whose: ofOwnWork },
    { table: 'submission_marks', whose: ofOwnWork, hidden: ['marked_by'] },
    {
      table: 'submission_marks',
      as: 'submission_marks_given',
      whose: 'marked_by',
      only: ['id', 'submission_id', 'number', 'marked_at'],
    },
    { table: 'submission_feedback', whose: toldOfOwnWork, hidden: ['added_by'] },
    {
      table: 'submission_feedback',
      as: 'submission_feedback_given',
      whose: 'added_by',
      only: ['id', 'submission_id', 'file_id', 'added_at', 'told_at'],
    },
    { table: 'work_uploads', whose: 'user_id' },
    {
      table: 'work_upload_pieces',
      whose: ({ id }) => sql`t.upload_id in (select id from work_uploads where user_id = ${id}::uuid)`,
      only: ['upload_id', 'begins_at'],
    },
    { table: 'submission_answers', whose: 'user_id' },
    { table: 'assignment_extensions', whose: 'user_id', hidden: ['granted_by'] },
    {
      table: 'assignment_extensions',
      as: 'assignment_extensions_granted',
      whose: 'granted_by',
      only: ['id', 'assignment_id', 'granted_at'],
    },
  ],
  impersonal: {
    assignments: 'What courses ask for.',
  },
};
