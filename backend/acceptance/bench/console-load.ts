import type pg from 'pg';

const firstNames = ['سارة', 'علي', 'زينب', 'محمد', 'فاطمة', 'حسين', 'نور', 'أحمد', 'مريم', 'يوسف'];
const lastNames = [
  'الجبوري',
  'كاظم',
  'حسن',
  'العبيدي',
  'إبراهيم',
  'الساعدي',
  'ناجي',
  'عباس',
  'الخفاجي',
  'صالح',
  'رشيد',
];

/** So many accounts and as many enrolments, as years of sign-ups would have left them. */
export async function loadConsole(client: pg.Client, count: number): Promise<{ courseId: string; userId: string }> {
  // Nobody waits for it.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into users (email, first_name, last_name, role, created_at, updated_at, email_verified_at, last_active_at,
                        suspended_at)
     select 'person' || n || '@school' || n % 97 || '.example.org', ($2::text[])[1 + n % 10],
            ($3::text[])[1 + n / 10 % 11],
            case when n % 1000 = 0 then 'volunteer' when n % 100 = 0 then 'instructor' else 'student' end,
            at, at, at, case when n % 3 > 0 then at + n % 90 * interval '1 day' end,
            case when n % 5000 = 0 then at end
       from generate_series(1, $1::int) as n, lateral (select now() - n * interval '1 minute' as at) as moments`,
    [count, firstNames, lastNames],
  );
  await client.query(
    `insert into enrollments (user_id, course_id, progress, enrolled_at, completed_at, last_activity_at)
     select u.id, c.ids[1 + u.n % array_length(c.ids, 1)], case when u.n % 4 = 0 then 100 else u.n % 100 end,
            u.created_at, case when u.n % 4 = 0 then u.created_at + interval '20 days' end, u.created_at
       from (select id, created_at, row_number() over (order by created_at)::int as n from users
             where email like 'person%') as u,
            (select array_agg(id) as ids from (select id from courses order by id limit 20) as first_courses) as c`,
  );
  // What autovacuum does within the hour.
  for (const table of ['users', 'enrollments']) await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query<{ courseId: string; userId: string }>(
    `select course_id as "courseId", user_id as "userId" from enrollments order by enrolled_at limit 1`,
  );
  return rows[0]!;
}
