import type pg from 'pg';
import { eachPerson, type VolumeSizes } from '../sizes.ts';
import { sqlChance, sqlId } from './made-ids.ts';
import { quickly } from './quickly.ts';

const firstNames = ['سارة', 'علي', 'زينب', 'محمد', 'فاطمة', 'حسين', 'نور', 'أحمد', 'مريم', 'يوسف', 'هدى', 'كرار'];
const lastNames = ['الجبوري', 'كاظم', 'حسن', 'العبيدي', 'إبراهيم', 'الساعدي', 'ناجي', 'عباس', 'الخفاجي', 'صالح'];

/** Accounts of learners as years of sign-ups leave them, with the skills that they state. */
export async function fillPeople(client: pg.Client, { people }: VolumeSizes): Promise<void> {
  await quickly(client, 'users', () =>
    client.query(
      `insert into users (id, email, first_name, last_name, role, created_at, updated_at, email_verified_at,
                          last_active_at, is_demo)
       select ${sqlId('person', 'n')}, 'person' || n || '@volume' || n % 97 || '.example.org',
              ($2::text[])[1 + ${sqlChance('n', 1)} % 12], ($3::text[])[1 + ${sqlChance('n', 2)} % 10], 'student', at, at,
              at, case when n % 3 > 0 then now() - ${sqlChance('n', 3)} % 400 * interval '1 day' end, true
         from generate_series(1, $1::int) as n,
              lateral (select now() - ($1::int - n) * (interval '3 years' / $1::int) as at) as moments`,
      [people, firstNames, lastNames],
    ),
  );
  await quickly(client, 'user_skills', () =>
    client.query(
      `insert into user_skills (user_id, skill_id, skill_name, source, proficiency_level, acquired_at)
       select ${sqlId('person', 'n')}, s.ids[at], s.labels[at], 'self-stated', 1 + (n + k) % 5, now() - k * interval '1 month'
         from generate_series(1, $1::int) as n, generate_series(0, ${eachPerson.skills - 1}) as k,
              (select array_agg(id order by id) as ids, array_agg(label_en order by id) as labels from skills) as s,
              lateral (select 1 + ((${sqlChance('n', 5)} + k * 5) % cardinality(s.ids))::int as at) as place`,
      [people],
    ),
  );
}
