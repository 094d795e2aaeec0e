import { courseSorts, difficulties, discussionViews } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { Page, PageQuery } from '#platform/http/paging';
import { hearStatements } from '#testing/sent-statements';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { DiscussionList } from '../src/modules/community/discussion/discussion-list.js';
import { CourseCards } from '../src/modules/courses/course/course-cards.js';
import { JobList } from '../src/modules/jobs/match/job-list.js';
import { NotificationQueries } from '../src/modules/notifications/notification.queries.js';
import { OpportunityList } from '../src/modules/opportunities/opportunity-list.js';

type Ask = (asked: PageQuery) => Promise<Page<{ id: string }>>;

/** Numbers as good as random, the same in every run. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('the beginnings of lists', () => {
  let test: TestApp;
  let viewer: Viewer;
  const statements = hearStatements();
  const rolled = dice(7);
  const below = (count: number): number => Math.floor(rolled.next().value * count);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    const [person] = await test
      .em()
      .execute<{ id: string }[]>(
        `select user_id as id from notifications group by 1 order by count(*) desc, 1 limit 1`,
      );
    viewer = { id: person!.id, role: 'student' };
    await until(async () => {
      statements.since();
      await test.app.get(CourseCards).page({ limit: 2 }, undefined);
      return statements.since().every((text) => !/from "courses"/.test(text));
    }, 'lists to be kept');
  });
  afterAll(async () => {
    statements.stop();
    await test.close();
  });

  const words = [undefined, undefined, 'عمل', 'في', 'design', '%', 'لا أحد كتب هذا'];
  /** Each a list that somebody may narrow as they like. */
  const kinds = {
    courses: (): Ask => {
      const filter = {
        difficulty: oneOf([undefined, ...difficulties]),
        price: oneOf([undefined, undefined, 'free', 'priced'] as const),
        length: oneOf([undefined, undefined, 'short', 'long'] as const),
        taughtIn: oneOf([undefined, undefined, 'ar', 'en', 'ckb'] as const),
        language: oneOf([undefined, 'ar', 'en', 'ckb'] as const),
        search: oneOf(words),
      };
      const sort = oneOf(courseSorts);
      const query = Object.fromEntries(Object.entries({ ...filter, sort }).filter(([, value]) => value !== undefined));
      return (asked) => test.app.get(CourseCards).page({ ...query, ...asked }, undefined);
    },
    jobs: (): Ask => {
      const filter = { search: oneOf(words), experienceLevel: oneOf([undefined, undefined, 'entry'] as const) };
      const order = oneOf(['newest', 'match'] as const);
      const query = Object.fromEntries(Object.entries({ ...filter, order }).filter(([, value]) => value !== undefined));
      return (asked) => test.app.get(JobList).page(viewer, { ...query, ...asked }, 'ar');
    },
    opportunities: (): Ask => {
      const search = oneOf(words);
      const query = search === undefined ? {} : { search };
      return (asked) => test.app.get(OpportunityList).page(viewer, { ...query, ...asked });
    },
    discussions: (): Ask => {
      const filter = { search: oneOf(words), view: oneOf([undefined, ...discussionViews]) };
      const reader: Viewer = oneOf([viewer, { ...viewer, role: 'admin' }]);
      return (asked) => test.app.get(DiscussionList).page(reader, filter, asked);
    },
    notifications: (): Ask => (asked) => test.app.get(NotificationQueries).ofReader(viewer, asked),
  };
  type Kind = keyof typeof kinds;

  /** Within a transaction nothing is kept: it is the database that answers each page. */
  const read = (ask: Ask, asked: PageQuery) => test.app.get(Transactions).run(() => ask(asked));

  async function compare(ask: Ask): Promise<number> {
    let cursor: string | undefined;
    let rows = 0;
    for (let pages = 0; pages < 4; pages += 1) {
      const asked = { limit: oneOf([1, 2, 3, 5, 9, 24, 100]), ...(cursor === undefined ? {} : { cursor }) };
      const [kept, asRead] = [await ask(asked), await read(ask, asked)];
      expect(kept).toEqual(asRead);
      rows += kept.rows.length;
      cursor = kept.next;
      if (!cursor) break;
    }
    return rows;
  }

  /** What moves things within these lists, or takes them out. */
  const change: Record<Kind, string> = {
    courses: `update courses set is_published = false where id = (select min(id::text) from courses where is_published)::uuid`,
    jobs: `update job_postings set is_active = false where id = (select min(id::text) from job_postings where is_active)::uuid`,
    opportunities: `update opportunities set created_at = created_at + interval '1 year' where id = (select min(id::text) from opportunities)::uuid`,
    discussions: `update discussions set is_pinned = not is_pinned where id = (select min(id::text) from discussions)::uuid`,
    notifications: `update notifications set read_at = case when read_at is null then now() end`,
  };

  it.each(Object.keys(kinds) as Kind[])(
    'are those that the database answers, for any filter, order, length and place, also right after a change: %s [PERF-1] [CRS-7] [REL-7]',
    async (kind) => {
      let rows = 0;
      for (let times = 0; times < 24; times += 1) {
        if (times % 8 === 7) await test.em().execute(change[kind]);
        rows += await compare(kinds[kind]());
      }
      expect(rows).toBeGreaterThan(24);
    },
  );
});
