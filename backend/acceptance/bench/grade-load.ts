import type pg from 'pg';

/**
 * Fills the demo's gradebook: so many more learners, columns marked by hand until there are so many in all, and a mark of
 * everybody in each of these. Answers the course.
 */
export async function loadGrades(client: pg.Client, people: number, columns: number): Promise<string> {
  const { rows } = await client.query<{ courseId: string }>(`select course_id as "courseId" from grade_books`);
  const { courseId } = rows[0]!;
  await client.query(
    `insert into enrollments (user_id, course_id)
     select id, $1 from users u where role = 'student'
       and not exists (select 1 from enrollments e where e.user_id = u.id and e.course_id = $1)
     order by id limit $2`,
    [courseId, people],
  );
  await client.query(
    `insert into grade_items (course_id, kind, category_id, is_placed, title_ar, title_en, points)
     select $1, 'manual', c.id, true, 'عمود ' || n, 'Column ' || n, 10
       from (select id from grade_categories where course_id = $1 and takes is null limit 1) c,
            generate_series(1, $2 - (select count(*) from lessons where course_id = $1 and quiz is not null)
              - (select count(*) from assignments where course_id = $1)
              - (select count(*) from grade_items where course_id = $1 and kind = 'manual')) n`,
    [courseId, columns],
  );
  await client.query(
    `insert into grade_entries (item_id, user_id, score)
     select i.id, e.user_id, 5 from grade_items i join enrollments e on e.course_id = i.course_id
      where i.course_id = $1 and i.kind = 'manual' on conflict do nothing`,
    [courseId],
  );
  for (const table of ['enrollments', 'grade_items', 'grade_entries']) await client.query(`vacuum analyze ${table}`);
  return courseId;
}
