import type pg from 'pg';

/** A quiz that counts, and people who have not met it yet. */
export interface PaperMaterial {
  courseId: string;
  lessonId: string;
  learners: string[];
}

/** The quiz of the demo data with most questions of its own that knows no time limit; nobody of the learners is in its course. */
export async function paperMaterial(client: pg.Client, count: number): Promise<PaperMaterial> {
  const { rows } = await client.query<{ course_id: string; id: string }>(
    `select l.course_id, l.id from lessons l join courses c on c.id = l.course_id
     left join quiz_rules r on r.lesson_id = l.id
     where c.is_published and not c.is_in_preparation and l.quiz is not null
       and not coalesce(r.is_practice, false) and r.time_limit_minutes is null
     order by jsonb_array_length(l.quiz -> 'questions') desc, l.id limit 1`,
  );
  const [quiz] = rows;
  if (!quiz) throw new Error('The demo data holds no quiz that counts');
  const { rows: people } = await client.query<{ id: string }>(
    `select u.id from users u where u.role = 'student' and u.suspended_at is null
       and not exists (select from enrollments e where e.user_id = u.id and e.course_id = $1)
     order by u.id limit $2`,
    [quiz.course_id, count],
  );
  return { courseId: quiz.course_id, lessonId: quiz.id, learners: people.map(({ id }) => id) };
}
