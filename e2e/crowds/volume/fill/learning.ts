import type pg from 'pg';
import { catalogue, eachPerson, type VolumeSizes } from '../sizes.ts';
import { lessonNumber, sqlChance, sqlId } from './made-ids.ts';
import { quickly } from './quickly.ts';

const { lessonsEach } = catalogue;

/** The course of the jth enrolment of a person: of ten that a third of all join, of fifty, of the rest. */
const courseOf = `case when j < 3 then (chance + j * 3) % 10
                       when j < 6 then 10 + (chance / 10 + (j - 3) * 17) % 50
                       else 60 + (chance / 500 + (j - 6) * 101) % ${catalogue.courses - 60} end`;

/** Enrolments, progress, certificates, learning times, attempts and reviews. */
export async function fillLearning(client: pg.Client, { people, certificates }: VolumeSizes): Promise<void> {
  await quickly(client, 'enrollments', () => fillEnrolments(client, people));
  await quickly(client, 'lesson_progress', () =>
    client.query(
      `insert into lesson_progress (id, user_id, lesson_id, is_completed, watch_time, completed_at)
       select ${sqlId('progress', 'row_number() over ()')}, e.user_id, l.id, true, 600,
              e.enrolled_at + l.order_index * interval '1 day'
         from enrollments e join lessons l
           on l.course_id = e.course_id and l.order_index < round(e.progress * ${lessonsEach} / 100)
        where e.id between ${sqlId('enrolment', '0')} and ${sqlId('enrolment', '1::bigint << 46')}`,
    ),
  );
  await quickly(client, 'learning_times', () =>
    client.query(
      `insert into learning_times (user_id, starts_at, seconds)
       select ${sqlId('person', 'n')}, date_bin('15 minutes', now() - (k * 3 + n % 3) * interval '1 day', '2000-01-01'),
              300 + ${sqlChance('n * 10 + k', 6)} % 600
         from generate_series(1, $1::int) as n, generate_series(0, ${eachPerson.learningTimes - 1}) as k`,
      [people],
    ),
  );
  await quickly(client, 'certificates', () => fillCertificates(client, certificates));
  await quickly(client, 'quiz_attempts', () =>
    client.query(
      `insert into quiz_attempts (user_id, lesson_id, score, answers, created_at)
       select ${sqlId('person', 'n')}, ${sqlId('lesson', lessonNumber(`${sqlChance('n', 1)} % 10`, 'k'))},
              40 + ${sqlChance('n + k', 7)} % 60, '{}', now() - ${sqlChance('n + k', 8)} % 900 * interval '1 day'
         from generate_series(1, $1::int) as n, generate_series(0, ${eachPerson.attempts - 1}) as k`,
      [people],
    ),
  );
  await quickly(client, 'course_reviews', () =>
    client.query(
      `insert into course_reviews (user_id, course_id, rating, text, created_at)
       select ${sqlId('person', 'n')}, ${sqlId('course', `${sqlChance('n', 1)} % 10`)}, 3 + n % 3,
              'شرح واضح وأمثلة قريبة من العمل.', now() - ${sqlChance('n', 9)} % 900 * interval '1 day'
         from generate_series(2, $1::int, 2) as n`,
      [people],
    ),
  );
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `update courses c set students_count = found.students
       from (select course_id, count(*)::int as students from enrollments group by course_id) as found
      where found.course_id = c.id`,
  );
  await client.query(
    `update courses c set reviews_count = found.reviews, rating = found.rating
       from (select course_id, count(*)::int as reviews, round(avg(rating), 2) as rating from course_reviews
              group by course_id) as found where found.course_id = c.id`,
  );
  await client.query(`set session_replication_role = origin`);
}

const fillEnrolments = (client: pg.Client, people: number) =>
  client.query(
    `insert into enrollments (id, user_id, course_id, progress, completed_at, enrolled_at, last_activity_at, changed_at)
     select ${sqlId('enrolment', 'n * 10 + j')}, ${sqlId('person', 'n')}, ${sqlId('course', courseOf)},
            round(done * 100.0 / ${lessonsEach}, 2),
            case when done = ${lessonsEach} then least(at + interval '20 days', now()) end, at,
            least(at + done * interval '1 day', now()), least(at + done * interval '1 day', now())
       from generate_series(1, $1::int) as n, generate_series(0, ${eachPerson.enrolments - 1}) as j,
            lateral (select ${sqlChance('n', 1)} as chance, ${sqlChance('n * 10 + j', 2)} as luck) as chances,
            lateral (select case when luck % 4 = 0 then ${lessonsEach} else luck / 4 % 9 end as done,
                            now() - make_interval(secs => ${sqlChance('n * 10 + j', 3)} % 94608000) as at) as course`,
    [people],
  );

/** Codes are what number they have, in hexadecimal: all of them letters that a code may have. */
const fillCertificates = (client: pg.Client, certificates: number) =>
  client.query(
    `insert into certificates (id, user_id, course_id, certificate_number, verification_code, issued_at, completed_at,
                               holder_name_ar, holder_name_en, course_title_ar, course_title_en, duration_hours,
                               lessons_count)
     select ${sqlId('certificate', 'n')}, user_id, course_id, 'MSR-1999-' || lpad(n::text, 8, '0'),
            upper(lpad(to_hex(n), 16, '0')), completed_at, completed_at, 'سارة كاظم', 'Sara Kadhim', title_ar, title_en,
            duration_hours, lessons_count
       from (select e.user_id, e.course_id, e.completed_at, c.title_ar, c.title_en, c.duration_hours, c.lessons_count,
                    row_number() over (order by e.id) as n
               from enrollments e join courses c on c.id = e.course_id
              where e.completed_at is not null
                and e.id between ${sqlId('enrolment', '0')} and ${sqlId('enrolment', '1::bigint << 46')}
              order by e.id limit $1) as completed`,
    [certificates],
  );
