import type pg from 'pg';
import { catalogue } from '../sizes.ts';
import { lessonNumber, sqlChance, sqlId } from './made-ids.ts';
import { quickly } from './quickly.ts';

const { courses, lessonsEach, instructors, jobs, opportunities } = catalogue;

/** Instructors, their courses with lessons, vacancies and opportunities; the search takes them up as it always does. */
export async function fillCatalogue(client: pg.Client): Promise<void> {
  await client.query(
    `insert into users (id, email, first_name, last_name, role, email_verified_at)
     select ${sqlId('instructor', 'n')}, 'instructor' || n || '@volume.example.org', 'مدرّب', 'القياس ' || n,
            'instructor', now() from generate_series(0, $1::int - 1) as n`,
    [instructors],
  );
  await client.query(
    `insert into courses (id, slug, title_ar, title_en, description_ar, description_en, instructor_id, category_id,
                          difficulty, duration_hours, lessons_count, rating, is_published, published_at, created_at)
     select ${sqlId('course', 'n')}, 'volume-' || n, 'دورة ' || pg_temp.words(n, 4), 'Course ' || n,
            pg_temp.words(n + 1000, 30), 'Description ' || n, ${sqlId('instructor', `n % ${instructors}`)},
            c.ids[1 + n % cardinality(c.ids)], (array['beginner', 'intermediate', 'advanced'])[1 + n % 3], 1 + n % 20,
            ${lessonsEach}, 3 + (n % 20) / 10.0, true, now() - n * interval '1 day', now() - n * interval '1 day'
       from generate_series(0, $1::int - 1) as n, (select array_agg(id) as ids from categories) as c`,
    [courses],
  );
  // The search takes up their courses; taking up every section takes minutes and is the same for both databases.
  await quickly(client, 'lessons', () =>
    client.query(
      `insert into lessons (id, course_id, slug, title_ar, title_en, content_ar, content_en, duration, order_index)
     select ${sqlId('lesson', lessonNumber('c', 'l'))}, ${sqlId('course', 'c')}, 'lesson-' || l,
            'الدرس ' || pg_temp.words(c * 100 + l, 3), 'Lesson ' || l, pg_temp.words(c * 100 + l + 50000, 60),
            'Text of lesson ' || l, 600, l
       from generate_series(0, $1::int - 1) as c, generate_series(0, ${lessonsEach - 1}) as l`,
      [courses],
    ),
  );
  await client.query(
    `insert into job_postings (id, title_ar, title_en, company_name, description_ar, description_en, required_skills,
                               skill_ids, employment_type, experience_level, posted_by, created_at)
     select ${sqlId('job', 'n')}, 'وظيفة ' || pg_temp.words(n + 7, 3), 'Job ' || n, 'شركة ' || n % 90,
            pg_temp.words(n + 9000, 40), 'Description', array[s.labels[at], s.labels[at + 3]],
            array[s.ids[at], s.ids[at + 3]], 'full-time', 'entry', ${sqlId('instructor', `n % ${instructors}`)},
            now() - n * interval '5 hours'
       from generate_series(0, $1::int - 1) as n,
            (select array_agg(id order by id) as ids, array_agg(label_en order by id) as labels from skills) as s,
            lateral (select 1 + (${sqlChance('n', 4)} % (cardinality(s.ids) - 4))::int as at) as place`,
    [jobs],
  );
  await client.query(
    `insert into opportunities (id, type, title_ar, title_en, description_ar, description_en, company, posted_by,
                                created_at)
     select ${sqlId('opportunity', 'n')}, 'volunteer', 'فرصة ' || pg_temp.words(n + 21, 3), 'Opportunity ' || n,
            pg_temp.words(n + 3000, 30), 'Description', 'جمعية ' || n % 30, ${sqlId('instructor', `n % ${instructors}`)},
            now() - n * interval '9 hours' from generate_series(0, $1::int - 1) as n`,
    [opportunities],
  );
}
