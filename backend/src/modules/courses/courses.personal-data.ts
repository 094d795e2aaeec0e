import { sql } from 'kysely';
import { peopleOfAddress, type PersonalData } from '#platform/personal-data/personal-data';
import { inAllRuns } from './rows-of-runs.js';

/** What learning and teaching hold of people (PRF-4). Courses and their lessons stay when their instructor goes. */
export const coursesPersonalData: PersonalData = {
  sources: [
    {
      table: 'enrollments',
      whose: 'user_id',
      erase: ({ id }) => [
        // Folded within the minute; the courses themselves may be busy (ADR 141).
        sql`insert into course_count_deltas (course_id, students)
            select course_id, -1 from enrollments where user_id = ${id}::uuid`,
        sql`delete from lesson_progress where user_id = ${id}::uuid`,
        sql`delete from enrollments where user_id = ${id}::uuid`,
      ],
    },
    { table: 'left_enrollments', whose: 'user_id' },
    { table: 'ended_enrollments', whose: 'user_id' },
    {
      // What was received stays in the books, without the person.
      table: 'course_places',
      whose: 'user_id',
      hidden: ['decided_by', 'recorded_by'],
      erase: ({ id }) => [
        sql`delete from course_places where user_id = ${id}::uuid and amount_received = 0`,
        sql`update course_places set email = null, note = null, reason = null where user_id = ${id}::uuid`,
      ],
    },
    {
      table: 'course_places',
      as: 'course_places_by_address',
      whose: ({ email }) => sql`(t.user_id is null and t.email = ${email})`,
      people: peopleOfAddress,
      hidden: ['decided_by', 'recorded_by'],
      erase: ({ email }) => [
        sql`delete from course_places where email = ${email} and amount_received = 0`,
        sql`update course_places set email = null, reason = null where email = ${email}`,
      ],
    },
    {
      table: 'course_places',
      as: 'course_places_decided',
      whose: 'decided_by',
      only: ['id', 'course_id', 'state', 'decided_at'],
    },
    {
      table: 'course_places',
      as: 'course_places_recorded',
      whose: 'recorded_by',
      only: ['id', 'course_id', 'amount_received', 'received_at'],
    },
    {
      table: 'course_follows',
      whose: 'user_id',
      erase: ({ id }) => [
        sql`insert into course_follow_deltas (course_id, followers)
            select course_id, -1 from course_follows where user_id = ${id}::uuid`,
        sql`delete from course_follows where user_id = ${id}::uuid`,
      ],
    },
    ...inAllRuns({ table: 'lesson_progress', whose: 'user_id' }),
    ...inAllRuns({ table: 'shown_lessons', whose: 'user_id' }),
    { table: 'learning_times', whose: 'user_id' },
    ...inAllRuns({ table: 'lesson_times', whose: 'user_id' }),
    // Which answers were right would tell the key to who has not passed (EVD-8).
    ...inAllRuns({ table: 'quiz_attempts', whose: 'user_id', hidden: ['right_ids'] }),
    {
      table: 'course_reviews',
      whose: 'user_id',
      erase: ({ id }) => [
        sql`update courses c set (rating, reviews_count) =
              (select coalesce(round(avg(r.rating), 2), 0), count(*) from course_reviews r
               where r.course_id = c.id and r.user_id <> ${id}::uuid)
            where c.id in (select course_id from course_reviews where user_id = ${id}::uuid)`,
        sql`delete from course_reviews where user_id = ${id}::uuid`,
      ],
    },
    { table: 'courses', as: 'courses_taught', whose: 'instructor_id', staysUnnamed: true },
    { table: 'course_people', whose: 'user_id', hidden: ['given_by'] },
    {
      table: 'course_people',
      as: 'course_people_given',
      whose: 'given_by',
      only: ['id', 'course_id', 'right', 'created_at'],
    },
    {
      table: 'course_invitations',
      whose: ({ email }) => sql`(t.email = ${email})`,
      people: peopleOfAddress,
      hidden: ['invited_by'],
      erase: ({ email }) => [sql`delete from course_invitations where email = ${email}`],
    },
    {
      table: 'course_invitations',
      as: 'course_invitations_sent',
      whose: 'invited_by',
      only: ['id', 'course_id', 'right', 'created_at'],
    },
  ],
  impersonal: {
    categories: 'The tracks.',
    course_count_deltas: 'How many joined and left a course, without whom.',
    course_follow_deltas: 'How many follow a course and no longer do, without whom.',
    lessons: 'Texts of courses, which stay; their author is named by the course.',
    lesson_attachments: 'Which file belongs to which lesson.',
    course_pictures: 'Which pictures the texts of a course show.',
  },
};
