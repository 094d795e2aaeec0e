import type pg from 'pg';
import type { Material } from './wishes.ts';

/** What of the demo data fifty learners may write about. */
export async function gatherMaterial(client: pg.Client): Promise<Material> {
  const idsOf = async (sql: string): Promise<string[]> =>
    (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  const { rows: first } = await client.query<{ course_id: string; id: string }>(
    'select distinct on (course_id) course_id, id from lessons where quiz is null order by course_id, order_index',
  );
  return {
    courses: await idsOf('select id from courses where is_published and not is_in_preparation order by id'),
    lessons: new Map(first.map(({ course_id, id }) => [course_id, id])),
    discussions: await idsOf(
      `select id from discussions where status = 'visible' and lesson_id is null and not is_locked order by id`,
    ),
    jobs: await idsOf('select id from job_postings where is_active and application_deadline is null order by id'),
  };
}

export const learnerIds = async (client: pg.Client, count: number): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from users where role = 'student' and suspended_at is null order by id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
};
