import type pg from 'pg';
import { catalogue, eachPerson, notificationsOfTheBusy, type VolumeSizes } from '../sizes.ts';
import { sqlChance, sqlId } from './made-ids.ts';
import { quickly } from './quickly.ts';

/** Events of use are kept for 13 months. */
const eventMonths = 13;

/** Notifications, events of use, applications, open sessions and the audit log. */
export async function fillTraces(client: pg.Client, sizes: VolumeSizes): Promise<void> {
  await quickly(client, 'notifications', () => fillNotifications(client, sizes));
  await makeMonths(client);
  await quickly(client, 'analytics', () =>
    client.query(
      `insert into analytics (id, user_id, event, metadata, created_at)
       select ${sqlId('event', 'n * 100 + k')}, ${sqlId('person', 'n')}, 'job_recommendation_clicked',
              jsonb_build_object('jobId', ${sqlId('job', `${sqlChance('n', 14)} % ${catalogue.jobs}`)}),
              now() - make_interval(secs => ${sqlChance('n * 10 + k', 15)} % 33000000)
         from generate_series(1, $1::int) as n, generate_series(0, ${eachPerson.events - 1}) as k`,
      [sizes.people],
    ),
  );
  await quickly(client, 'job_applications', () =>
    client.query(
      `insert into job_applications (user_id, job_id, cover_letter, applied_at)
       select ${sqlId('person', 'n')}, ${sqlId('job', `${sqlChance('n', 16)} % ${catalogue.jobs}`)}, 'رسالة قصيرة',
              now() - ${sqlChance('n', 17)} % 900 * interval '1 day' from generate_series(1, $1::int) as n`,
      [sizes.applications],
    ),
  );
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `update job_postings j set applications_count = found.n
       from (select job_id, count(*)::int as n from job_applications group by job_id) as found where found.job_id = j.id`,
  );
  await client.query(`set session_replication_role = origin`);
  await quickly(client, 'sessions', () =>
    client.query(
      `insert into sessions (sid, sess, expire)
       select md5('volume' || n) || md5('session' || n),
              jsonb_build_object('cookie', jsonb_build_object('path', '/'), 'passport',
                jsonb_build_object('user', jsonb_build_object('id', ${sqlId('person', 'n')}, 'role', 'student'))),
              now() + n % 30 * interval '1 day' from generate_series(1, $1::int) as n`,
      [sizes.sessions],
    ),
  );
  await fillAudit(client, sizes.auditEntries);
}

/** Partitions of the events for the months that are over, as the years would have left them. */
async function makeMonths(client: pg.Client): Promise<void> {
  for (let back = 1; back <= eventMonths; back += 1) {
    const month = (further: number): Date => {
      const now = new Date();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + further, 1));
    };
    const name = `analytics_${month(0).toISOString().slice(0, 7).replace('-', '')}`;
    await client.query(
      `create table ${name} partition of analytics
         for values from ('${month(0).toISOString()}') to ('${month(1).toISOString()}')`,
    );
    // As the others, or the server could not drop it when its time is over.
    await client.query(`alter table ${name} owner to masar`);
  }
}

async function fillNotifications(client: pg.Client, { people, mostNotifications }: VolumeSizes): Promise<void> {
  await client.query(
    `insert into notifications (id, user_id, kind, title_ar, title_en, href, source, created_at, read_at)
     select ${sqlId('notification', 'n::bigint * 10000 + k')}, ${sqlId('person', 'n')}, 'reply-added',
            'رد جديد على نقاشك رقم ' || k, 'A new reply to your discussion ' || k, '/community', 'volume ' || k, at,
            case when k % 4 > 0 then at + interval '1 hour' end
       from generate_series(1, $1::int) as n,
            generate_series(1, case when n = 1000 then $2::int when n % 1000 = 0 then ${notificationsOfTheBusy}
                                    else ${eachPerson.notifications} end) as k,
            lateral (select now() - make_interval(secs => ${sqlChance('n * 64 + k', 18)} % 15000000) as at) as moments`,
    [people, mostNotifications],
  );
}

/** Entries without a true chain: lists and pages of the log are measured, not its proof. */
async function fillAudit(client: pg.Client, entries: number): Promise<void> {
  await quickly(client, 'audit_log', () =>
    client.query(
      `insert into audit_log (id, sequence, at, actor_id, action, resource, resource_id, details_digest, previous_hash, hash)
       select ${sqlId('audit', 'n')}, 1000000 + n, now() - ($1::int - n) * interval '1 minute', ${sqlId('instructor', 'n % 5')},
              'change', (array['users', 'courses', 'certificates'])[1 + n % 3], ${sqlId('person', 'n')}::text, '', '', ''
         from generate_series(1, $1::int) as n`,
      [entries],
    ),
  );
  await quickly(client, 'audit_details', () =>
    client.query(
      `insert into audit_details (entry_id, nonce, before, after, people)
       select ${sqlId('audit', 'n')}, 'nonce', '{"role": "student"}', '{"role": "volunteer"}', array[${sqlId('person', 'n')}]
         from generate_series(1, $1::int) as n`,
      [entries],
    ),
  );
}
