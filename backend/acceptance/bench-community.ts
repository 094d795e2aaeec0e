import { randomBytes } from 'node:crypto';
import { startTemporaryPostgres } from '@masar/local-postgres';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../mikro-orm.config.js';
import { seed } from '../src/seeding.js';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import { loadForum } from './bench/forum-load.js';
import { compiledServer, startMeasured } from './bench/measured-server.js';
import { median, sideBySide } from './bench/side-by-side.js';

const small = 100;
const large = 100_000;
const rounds = 300;
const allowed = 1.3;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How often the tables of the forum were read from end to end. */
const wholeReads = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ scans: string }>(
      `select sum(seq_scan) as scans from pg_stat_user_tables where relname in ('discussions', 'replies')`,
    );
    return Number(rows[0]!.scans);
  });

/**
 * PERF-2, COM-7: pages of a forum with 100,000 discussions and a million replies against the same pages of one with
 * 100, in turns on one server, and a search before and after they came. On a PostgreSQL of its own.
 */
async function main(): Promise<void> {
  const environment = { DEMO_MODE: 'true', LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const config = loadAppConfig({
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...process.env,
    ...environment,
  });
  const scratch = await startTemporaryPostgres();
  try {
    const orm = await MikroORM.init(ormOptions({ clientUrl: scratch.url }));
    await migrate(orm);
    await seed(orm, config);
    await orm.close(true);
    const few = await withClient(scratch.url, (client) => loadForum(client, small));
    const server = await startMeasured(compiledServer, [], { ...environment, DATABASE_URL: scratch.url });
    try {
      const cookie = await signInAsDemoUser(server.url);
      const search = `/api/search?q=${encodeURIComponent('البرمجة')}&type=discussion&limit=10`;
      const measure = sideBySide(server.url, cookie);
      const searchBefore = median(await measure.one(search, rounds));
      const loading = performance.now();
      const many = await withClient(scratch.url, (client) => loadForum(client, large));
      const loadSeconds = Math.round((performance.now() - loading) / 1000);
      const scansBefore = await wholeReads(scratch.url);

      const first = ({ forumId }: { forumId: string }) => `/api/discussions?forumId=${forumId}&limit=20`;
      const [forumSmall, forumLarge] = await measure.inTurns(first(few), first(many), rounds);
      const [deepSmall, deepLarge] = await measure.inTurns(
        await measure.pageBehind(first(few), 4),
        await measure.pageBehind(first(many), 200),
        rounds,
      );
      const replies = ({ discussionId }: { discussionId: string }) =>
        `/api/discussions/${discussionId}/replies?limit=20`;
      const [repliesSmall, repliesLarge] = await measure.inTurns(replies(few), replies(many), rounds);
      // The statistics of the server's connections arrive a moment later.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const scans = (await wholeReads(scratch.url)) - scansBefore;
      const searchAfter = median(await measure.one(search, rounds));

      const ratio = (before: number, after: number): number => Number((after / before).toFixed(3));
      const figures = {
        forumRatio: ratio(forumSmall, forumLarge),
        deepPageRatio: ratio(deepSmall, deepLarge),
        repliesRatio: ratio(repliesSmall, repliesLarge),
        searchRatio: ratio(searchBefore, searchAfter),
        wholeTableReads: scans,
        forumMs: { small: forumSmall, large: forumLarge },
        deepPageMs: { small: deepSmall, large: deepLarge },
        searchMs: { small: searchBefore, large: searchAfter },
        loadSeconds,
      };
      const ratios = [figures.forumRatio, figures.deepPageRatio, figures.repliesRatio, figures.searchRatio];
      const pass = ratios.every((value) => value <= allowed) && scans === 0;
      console.log(JSON.stringify({ id: 'PERF-2', pass, figures }));
      process.exitCode = pass ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await scratch.stop();
  }
}

await main();
