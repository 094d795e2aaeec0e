import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { rankingOver } from '#modules/search';
import type { Viewer } from '#platform/access/viewer';
import { loadAppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../mikro-orm.config.js';
import { seedSearchAliases } from '../seeds/reference/search-aliases.js';
import { loadSections, sectionTables } from './bench/section-load.js';
import { readPassages } from './bench/squad.js';

const indexTables = ['search_documents', 'search_postings', 'search_stems', 'search_aliases', 'search_names'];

/**
 * SRCH-1: `npm run bench:search -- FILE` asks every question of a SQuAD file and looks at which place its paragraph is
 * found. The functions and the ranking are the product's; the tables are temporary twins of the product's, so nothing
 * of the database is read or changed. They live as long as their connection, hence a pool of one. With a number of
 * lessons behind the file it also looks for the questions inside so many lessons, as a learner and as an administrator
 * (SRCH-2).
 */
const withoutReplica = { isConfigured: false, rowsOf: () => Promise.resolve(undefined) };

async function main(file: string | undefined, lessons: number): Promise<void> {
  if (!file) throw new Error('استعمل: npm run bench:search -- FILE [LESSONS]');
  const { passages, questions } = readPassages(file);
  const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
  const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.url, pool: { min: 1, max: 1 } }));
  try {
    await migrate(orm);
    const em = orm.em.fork();
    // Temporary tables have buffers of their own, by default a sixteenth of those that the product's tables share.
    await em.execute(`set temp_buffers = '128MB'`);
    for (const table of indexTables)
      await em.execute(`create temporary table ${table} (like public.${table} including all)`);
    await seedSearchAliases(em);
    // Twins have no triggers.
    await em.execute(`select search_put_names(id, term, term_stems, canonical, canonical_stems) from search_aliases`);
    for (const passage of passages)
      await em.execute(`select search_put('discussion', gen_random_uuid(), null, '', '', ?, ?)`, [passage, passage]);
    // As autovacuum does for the product's tables, and nobody for temporary ones.
    for (const table of indexTables) await em.execute(`vacuum analyze ${table}`);
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
    if (lessons > 0) {
      const { learnerId, ...loaded } = await em.transactional(async (patient) => {
        // Filling and indexing them takes longer than a search may.
        await patient.execute('set local statement_timeout = 0');
        return loadSections(patient, passages, lessons);
      });
      for (const table of sectionTables) await em.execute(`vacuum analyze ${table}`);
      const asked = questions.slice(0, 300).map(({ text }) => text);
      const timesAs = (viewer: Viewer) =>
        timed(asked, (text) => rank(text, 'section', { reader: { viewer, language: 'ar' } }));
      reportSections(
        { lessons, ...loaded },
        await timesAs({ id: learnerId, role: 'student' }),
        await timesAs({ id: learnerId, role: 'admin' }),
      );
    }
  } finally {
    await orm.close(true);
  }
}

async function timed(texts: readonly string[], search: (text: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const started = performance.now();
    await search(text);
    times.push(performance.now() - started);
  }
  return times;
}

const share = (times: readonly number[], part: number): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1));

/** 95 of a hundred searches inside lessons take less than 50 ms, whoever searches. */
function reportSections(loaded: object, learner: readonly number[], admin: readonly number[]): void {
  const figures = {
    ...loaded,
    learnerMedianMs: share(learner, 0.5),
    learnerP95Ms: share(learner, 0.95),
    adminMedianMs: share(admin, 0.5),
    adminP95Ms: share(admin, 0.95),
  };
  const pass = figures.learnerP95Ms < 50 && figures.adminP95Ms < 50;
  console.log(JSON.stringify({ id: 'SRCH-2', pass, figures }));
  if (!pass) process.exitCode = 1;
}

/** A place of 0 means that the passage was not found. */
function report(passages: number, places: readonly number[], times: readonly number[]): void {
  const part = (count: number): number => Number((count / places.length).toFixed(4));
  const within = (last: number): number => places.filter((place) => place > 0 && place <= last).length;
  const reciprocals = places.filter((place) => place > 0 && place <= 10).reduce((sum, place) => sum + 1 / place, 0);
  const figures = {
    r1: part(within(1)),
    r10: part(within(10)),
    mrr10: part(reciprocals),
    medianMs: share(times, 0.5),
    passages,
    questions: places.length,
  };
  const pass = figures.r1 >= 0.85 && figures.mrr10 >= 0.9;
  console.log(JSON.stringify({ id: 'SRCH-1', pass, figures }));
  process.exitCode = pass ? 0 : 1;
}

await main(process.argv[2], Number(process.argv[3] ?? 0));
