import type pg from 'pg';
import { catalogue, repliesOf, type VolumeSizes } from '../sizes.ts';
import { lessonNumber, sqlChance, sqlId } from './made-ids.ts';
import { quickly } from './quickly.ts';

/** Likes of the hottest topic. */
const hotLikes = 2000;

/**
 * Three years of discussions: half of them in one forum, a tenth at lessons, the newest of all a hot topic. The search
 * takes discussions up as it does for everybody; replies are not searched.
 */
export async function fillForum(client: pg.Client, sizes: VolumeSizes): Promise<void> {
  const { people, discussions, hotReplies } = sizes;
  await client.query(
    `insert into forums (id, name_ar, name_en, order_index)
     select ${sqlId('forum', 'n')}, 'منتدى القياس ' || n, 'Measured forum ' || n, 100 + n
       from generate_series(0, $1::int - 1) as n`,
    [catalogue.forums],
  );
  const replies = `case when n = 1 then ${hotReplies} when n % 10 = 0 then ${repliesOf.everyTenth} else ${repliesOf.most} end`;
  const at = `now() - n * (interval '3 years' / ${discussions})`;
  await client.query(
    `insert into discussions (id, forum_id, lesson_id, user_id, title, content, replies_count, likes_count, created_at,
                              updated_at, last_activity_at)
     select ${sqlId('discussion', 'n')},
            case when n % 10 <> 9 then ${sqlId('forum', `case when n % 2 = 0 or n = 1 then 0 else chance % ${catalogue.forums} end`)} end,
            case when n % 10 = 9 then ${sqlId('lesson', lessonNumber('chance % 10', 'chance % 12'))} end,
            ${sqlId('person', `1 + chance % ${people}`)}, pg_temp.words(n + 700000, 5), pg_temp.words(n + 9000000, 25),
            ${replies}, case when n = 1 then least(${hotLikes}, ${people}) else 1 end, at, at,
            least(at + interval '2 days', now())
       from generate_series(1, $1::int) as n,
            lateral (select ${sqlChance('n', 11)} as chance, ${at} as at) as drawn`,
    [discussions],
  );
  await quickly(client, 'replies', () =>
    client.query(
      `insert into replies (id, discussion_id, user_id, content, created_at, updated_at)
       select ${sqlId('reply', 'n::bigint * 100000 + k')}, ${sqlId('discussion', 'n')},
              ${sqlId('person', `1 + ${sqlChance('n * 64 + k', 12)} % ${people}`)},
              'رد ' || k || ': جرّب مشروعاً صغيراً، ثم اعرضه هنا وسَل عمّا لم يعمل، فالأخطاء الأولى تعلّم أكثر من غيرها.',
              at, at
         from generate_series(1, $1::int) as n, generate_series(1, ${replies}) as k,
              lateral (select least(${at} + k * interval '1 minute', now()) as at) as moments`,
      [discussions],
    ),
  );
  await quickly(client, 'discussion_likes', () =>
    client.query(
      `insert into discussion_likes (discussion_id, user_id)
       select ${sqlId('discussion', 'n')}, ${sqlId('person', `1 + ${sqlChance('n', 13)} % ${people}`)}
         from generate_series(2, $1::int) as n
       union all select ${sqlId('discussion', '1')}, ${sqlId('person', 'n')} from generate_series(1, $2::int) as n`,
      [discussions, Math.min(hotLikes, people)],
    ),
  );
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `update forums f set discussions_count = found.n
       from (select forum_id, count(*)::int as n from discussions where forum_id is not null group by forum_id) as found
      where found.forum_id = f.id`,
  );
  await client.query(`set session_replication_role = origin`);
}
