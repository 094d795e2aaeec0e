import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface LoadedForum {
  forumId: string;
  /** The discussion that most replies belong to. */
  discussionId: string;
}

/** Replies of each discussion; the newest has a hundredth of the discussions' number besides. */
const REPLIES_EACH = 10;

/**
 * A forum with so many discussions and ten times as many replies, written as a year of conversations would have left
 * them; the triggers of the search work as they do for everybody.
 */
export async function loadForum(client: pg.Client, discussions: number): Promise<LoadedForum> {
  const forumId = randomUUID();
  // Nobody waits for it.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into forums (id, name_ar, name_en, discussions_count) values ($1, 'منتدى القياس', 'Measured forum', $2)`,
    [forumId, discussions],
  );
  const authors = `(select array_agg(id) from (select id from users order by id limit 500) as first_users)`;
  await client.query(
    `insert into discussions (forum_id, user_id, title, content, replies_count, created_at, last_activity_at)
     select $1, a.ids[1 + n % 500], 'سؤال ' || n || ' عن البرمجة',
            'كيف أبدأ مشروعي رقم ' || n || '؟ I know some JavaScript and no SQL yet.', ${REPLIES_EACH},
            now() - n * interval '5 minutes', now() - n * interval '5 minutes'
       from generate_series(1, $2::int) as n, (select ${authors} as ids) as a`,
    [forumId, discussions],
  );
  await client.query(
    `insert into replies (discussion_id, user_id, content, created_at)
     select d.id, d.user_id, 'رد ' || n || ': جرّب مشروعاً صغيراً ثم اسأل.', d.created_at + n * interval '1 minute'
       from discussions d, generate_series(1, ${REPLIES_EACH}) as n where d.forum_id = $1`,
    [forumId],
  );
  const { rows } = await client.query<{ id: string }>(
    'select id from discussions where forum_id = $1 order by created_at desc limit 1',
    [forumId],
  );
  const discussionId = rows[0]!.id;
  const long = Math.ceil(discussions / 100);
  await client.query(
    `insert into replies (discussion_id, user_id, content, created_at)
     select id, user_id, 'رد طويل ' || n, created_at + n * interval '1 second'
       from discussions, generate_series(1, $2::int) as n where id = $1`,
    [discussionId, long],
  );
  await client.query('update discussions set replies_count = replies_count + $2 where id = $1', [discussionId, long]);
  // What autovacuum does within the hour.
  for (const table of ['forums', 'discussions', 'replies', 'search_documents', 'search_postings', 'search_stems'])
    await client.query(`vacuum analyze ${table}`);
  return { forumId, discussionId };
}
