import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { rankingOver } from '#modules/search';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/database/migrate';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { ormOptions } from '../../mikro-orm.config.js';
import { seedSearchAliases } from '../../seeds/reference/search-aliases.js';
import { readPassages } from './bench/squad.js';

const indexTables = ['search_documents', 'search_postings', 'search_stems', 'search_aliases'];

/**
 * SRCH-1: `npm run bench:search -- FILE` asks every question of a SQuAD file and looks at which place its paragraph is
 * found. The functions and the ranking are the product's; the tables are temporary twins of the product's, so nothing
 * of the database is read or changed. They live as long as their connection, hence a pool of one.
 */
const withoutReplica = { isConfigured: false, rowsOf: () => Promise.resolve(undefined) };

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('استعمل: npm run bench:search -- FILE');
  const { passages, questions } = readPassages(file);
  const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
  const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.url, pool: { min: 1, max: 1 } }));
  try {
    await migrate(orm);
    const em = orm.em.fork();
    for (const table of indexTables)
      await em.execute(`create temporary table ${table} (like public.${table} including all)`);
    await seedSearchAliases(em);
    for (const passage of passages)
      await em.execute(`select search_put('discussion', gen_random_uuid(), null, '', '', ?, ?)`, [passage, passage]);
    for (const table of indexTables) await em.execute(`analyze ${table}`);
    const ids = (await em.execute<{ id: string }[]>('select id from search_documents order by id')).map(({ id }) => id);
    const rank = rankingOver(new ReadDatabase(orm, new Transactions(orm, new EventBus()), withoutReplica));
    const places: number[] = [];
    const times: number[] = [];
    for (const { text, passage } of questions) {
      const started = performance.now();
      const ranked = await rank(text, 'discussion');
      times.push(performance.now() - started);
      places.push(1 + ranked.findIndex(({ documentId }) => documentId === ids[passage]));
    }
    report(passages.length, places, times);
  } finally {
    await orm.close(true);
  }
}

/** A place of 0 means that the passage was not found. */
function report(passages: number, places: readonly number[], times: readonly number[]): void {
  const share = (count: number): number => Number((count / places.length).toFixed(4));
  const within = (last: number): number => places.filter((place) => place > 0 && place <= last).length;
  const reciprocals = places.filter((place) => place > 0 && place <= 10).reduce((sum, place) => sum + 1 / place, 0);
  const figures = {
    r1: share(within(1)),
    r10: share(within(10)),
    mrr10: share(reciprocals),
    medianMs: Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1)),
    passages,
    questions: places.length,
  };
  const pass = figures.r1 >= 0.85 && figures.mrr10 >= 0.9;
  console.log(JSON.stringify({ id: 'SRCH-1', pass, figures }));
  process.exitCode = pass ? 0 : 1;
}

await main(process.argv[2]);
