import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalDataSource } from '#platform/personal-data/personal-data';
import type { RunOfCourse } from './completion/completion-demands.js';

/** Rows of one run, of whatever table has both columns; `table` is its alias (RUN-1). */
export const ofRun = (
  { userId, endedEnrollmentId }: Omit<RunOfCourse, 'courseId'>,
  table: string,
): RawBuilder<boolean> =>
  endedEnrollmentId
    ? sql<boolean>`${sql.ref(`${table}.ended_enrollment_id`)} = ${endedEnrollmentId}`
    : sql<boolean>`${sql.ref(`${table}.user_id`)} = ${userId}`;

/** A person's rows `t` of runs that ended. */
const ofEndedRuns = ({ id }: Pick<DataSubject, 'id'>): RawBuilder<unknown> =>
  sql`t.ended_enrollment_id in (select r.id from ended_enrollments r where r.user_id = ${id}::uuid)`;

/** Whose a row of an ended run is, which names nobody. */
const peopleOfEndedRun: RawBuilder<{ id: string }> = sql`
  select e.user_id as id from ended_enrollments e where e.id = (audited.row ->> 'ended_enrollment_id')::uuid`;

/** A person's rows `t` of all their runs (RUN-1, PRF-4). */
export const ofAllRuns = ({ id }: Pick<DataSubject, 'id'>): RawBuilder<unknown> =>
  sql`(t.user_id = ${id}::uuid or ${ofEndedRuns({ id })})`;

/** What a table holds of somebody by its `user_id`, and beside it what belongs to runs that ended. */
export const inAllRuns = ({ erase, ...source }: PersonalDataSource): PersonalDataSource[] => [
  { ...source, ...(erase && { erase }) },
  { ...source, as: `${source.as ?? source.table}_of_ended_runs`, whose: ofEndedRuns, people: peopleOfEndedRun },
];

/** Every run of everybody, for counting what happened; who learns now stands in `enrollments` alone. */
export const everyRun = sql`(
  select user_id, course_id, enrolled_at, completed_at, price_paid from enrollments
  union all select user_id, course_id, enrolled_at, completed_at, 0 from ended_enrollments)`;

/** Of how many courses this person completed a run. */
export const coursesCompleted = (userId: string): RawBuilder<number> => sql<number>`(select count(*)::int from (
  select course_id from enrollments where user_id = ${userId} and completed_at is not null
  union select course_id from ended_enrollments where user_id = ${userId}) completed)`;

/** Lets rows of the current run go from their person, and belong to the run that ended (RUN-1). */
export const setAside = (
  table:
    | 'lesson_progress'
    | 'shown_lessons'
    | 'lesson_times'
    | 'quiz_attempts'
    | 'papers'
    | 'attempt_requests'
    | 'submissions'
    | 'submission_members'
    | 'assignment_extensions'
    | 'grade_entries',
  { userId, endedEnrollmentId }: Pick<RunOfCourse, 'userId'> & { endedEnrollmentId: string },
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update ${sql.table(table)} t set user_id = null, ended_enrollment_id = ${endedEnrollmentId}
  where t.user_id = ${userId} and ${where}`;
