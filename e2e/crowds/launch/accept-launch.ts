import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { countDrift } from '../../faults/acceptance/count-drift.ts';
import { CrowdInstallation } from '../crowd-installation.ts';
import { makePeople, type Person } from '../people.ts';
import { crowd, type CrowdFigures } from './crowd.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    likes: { type: 'string', default: '5000' },
    'likes-seconds': { type: 'string', default: '20' },
    replies: { type: 'string', default: '2000' },
    'replies-seconds': { type: 'string', default: '10' },
    views: { type: 'string', default: '10000' },
    'views-seconds': { type: 'string', default: '40' },
  },
});
const wanted = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<
  keyof typeof values,
  number
>;
const installation = new CrowdInstallation();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void installation.remove().finally(() => process.exit(1)));
try {
  await installation.start();
  process.exitCode = (await accept()) ? 0 : 1;
} finally {
  await installation.remove();
}

/** Everybody joins one course; then many like, answer and view one discussion. Rows and counters are held against the answers. */
async function accept(): Promise<boolean> {
  const begun = performance.now();
  const { people, courseId, discussionId } = await prepare();
  const prepareSeconds = Math.round((performance.now() - begun) / 100) / 10;
  const load = loadavg()[0]!;
  const figures: Record<string, CrowdFigures> = {};
  figures['joined'] = await crowd(installation, {
    people: people.slice(0, wanted.people),
    seconds: wanted.seconds,
    call: { method: 'POST', path: '/api/enrollments', body: { courseId } },
    rows: ['select user_id as id from enrollments where course_id = $1', courseId],
    counter: ['select students_count as count from courses where id = $1', courseId],
    deltas: 'course_count_deltas',
  });
  const discussion = `/api/discussions/${discussionId}`;
  figures['liked'] = await crowd(installation, {
    people: people.slice(0, wanted.likes),
    seconds: wanted['likes-seconds'],
    call: { method: 'POST', path: `${discussion}/like` },
    // Of whose like the author was told, once; without the news a like counts as lost.
    rows: [
      `select k.user_id as id from discussion_likes k join discussions d on d.id = k.discussion_id
       join notifications n on n.user_id = d.user_id and n.source = 'like ' || d.id
       join notification_actors a on a.notification_id = n.id and a.user_id = k.user_id where d.id = $1`,
      discussionId,
    ],
    counter: ['select likes_count as count from discussions where id = $1', discussionId],
    deltas: 'discussion_count_deltas',
  });
  figures['replied'] = await crowd(installation, {
    people: people.slice(0, wanted.replies),
    seconds: wanted['replies-seconds'],
    call: { method: 'POST', path: `${discussion}/replies`, body: { content: 'أتّفق معك، وشكراً.' } },
    rows: [
      `select r.user_id as id from replies r join discussions d on d.id = r.discussion_id
       where d.id = $1 and d.last_activity_at >= r.created_at`,
      discussionId,
    ],
    counter: ['select replies_count as count from discussions where id = $1', discussionId],
    deltas: 'discussion_reply_deltas',
  });
  figures['viewed'] = await crowd(installation, {
    people: people.slice(0, wanted.views),
    seconds: wanted['views-seconds'],
    call: { method: 'GET', path: discussion },
    rows: ['select user_id as id from discussion_views where discussion_id = $1', discussionId],
    counter: ['select views_count as count from discussions where id = $1', discussionId],
    deltas: 'discussion_view_deltas',
  });
  const drift = countDrift(installation);
  const pass = Object.values(figures).every(({ errors, lost, off }) => errors + lost + off === 0) && drift === 0;
  const loadBefore = Number(load.toFixed(1));
  process.stdout.write(
    `${JSON.stringify({ id: 'accept:launch', pass, figures: { loadBefore, prepareSeconds, ...figures, drift } })}\n`,
  );
  return pass;
}

async function prepare(): Promise<{ people: Person[]; courseId: string; discussionId: string }> {
  return installation.ask(async (client) => {
    const course = await client.query<{ id: string }>(
      'select id from courses where is_published and not is_in_preparation and price = 0 order by id limit 1',
    );
    // Of this week, so that its views can be recounted; its author is told of likes.
    const discussion = await client.query<{ id: string }>(
      `select d.id from discussions d join users u on u.id = d.user_id
       where d.status = 'visible' and not d.is_locked and d.forum_id is not null
       order by d.created_at desc limit 1`,
    );
    const made = await makePeople(client, Math.max(wanted.people, wanted.likes, wanted.replies, wanted.views));
    return { people: made, courseId: course.rows[0]!.id, discussionId: discussion.rows[0]!.id };
  });
}
