import { randomUUID } from 'node:crypto';
import { categoryIds } from '@masar/domain';
import type pg from 'pg';
import { sameRandom } from '#modules/ai';

const fields = 40;
const coursesEach = 4;

/** Adds courses and learners until so many are there, each learner mostly with courses of one of forty fields. */
export async function loadEnrolments(client: pg.Client, enrolments: number, courses: number): Promise<void> {
  // Nobody waits for it.
  await client.query('set statement_timeout = 0');
  const ids = Array.from({ length: courses - (await count(client, 'courses')) }, () => randomUUID());
  await client.query(
    `insert into courses (id, title_ar, title_en, description_ar, description_en, category_id, difficulty,
                          duration_hours, is_published, published_at)
     select id, 'دورة القياس ' || n, 'Measured course ' || n, 'وصف', 'Description', ($2::text[])[1 + n % $3], 'beginner',
            1 + n % 20, true, now() - interval '1 year'
       from unnest($1::uuid[]) with ordinality as c (id, n)`,
    [ids, categoryIds, categoryIds.length],
  );
  const learners = Array.from({ length: Math.ceil(enrolments / coursesEach) }, () => randomUUID());
  await client.query(
    `insert into users (id, email, first_name, last_name, role, is_demo)
     select id, id || '@example.org', 'قياس', 'قياس', 'student', true from unnest($1::uuid[]) as u (id)`,
    [learners],
  );
  const rest = enrolments - (await count(client, 'enrollments'));
  const drawn = drawEnrolments(learners, ids, rest);
  await client.query(`insert into enrollments (user_id, course_id) select * from unnest($1::uuid[], $2::uuid[])`, [
    drawn.map(([user]) => user),
    drawn.map(([, course]) => course),
  ]);
  await client.query(
    `update courses c set students_count = (select count(*) from enrollments e where e.course_id = c.id)`,
  );
  for (const table of ['courses', 'enrollments', 'users']) await client.query(`vacuum analyze ${table}`);
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
}

/** Four of five courses come from the learner's own field; the first ones of a field are the popular ones. */
function drawEnrolments(learners: readonly string[], courses: readonly string[], total: number): [string, string][] {
  const random = sameRandom(1);
  const size = Math.floor(courses.length / fields);
  const drawn = new Map<string, [string, string]>();
  for (let round = 0; drawn.size < total; round += 1) {
    const learner = round % learners.length;
    const field = random() < 0.8 ? learner % fields : Math.floor(random() * fields);
    const pair: [string, string] = [learners[learner]!, courses[field * size + Math.floor(random() ** 2 * size)]!];
    drawn.set(pair.join(' '), pair);
  }
  return [...drawn.values()];
}
