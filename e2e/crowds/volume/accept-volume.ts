import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../environment/masar-server.ts';
import { changeUnderWrites } from './changes.ts';
import { readingOf, type TableRows } from './findings.ts';
import { firstLooks, untilCounted } from './first-looks.ts';
import { explainedSince, type ExplainedStatement, logBytes } from './plans.ts';
import { call, closeLines, compare, measureRounds, type Side, tryRoutes } from './rounds.ts';
import { routes } from './routes.ts';
import { sizesOf } from './sizes.ts';
import { VolumeInstallation } from './volume-installation.ts';

/** A route may take so many times as long as in the small database. */
const allowedRatio = 1.3;
/** No write waits longer while a table is changed. */
const mostWaitedMs = 1000;
/** Nobody waits longer for figures that nobody has asked for before. */
const mostFirstLookMs = 1000;
/** PostgreSQL writes a plan when the statement has ended, and its log at once; the answer may be quicker. */
const untilWrittenMs = 150;
/** PostgreSQL plans a prepared statement for its values five times. */
const callsBefore = 6;

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.1' },
    against: { type: 'string', default: '0.01' },
    rounds: { type: 'string', default: '40' },
    plans: { type: 'string', default: join(root, '.data/accept-volume') },
  },
});
const small = new VolumeInstallation(sizesOf(Number(values.against), true));
const large = new VolumeInstallation(sizesOf(Number(values.share), false));
const remove = async (): Promise<void> => {
  closeLines();
  await Promise.all([small.remove(), large.remove()]);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void remove().finally(() => process.exit(1)));
try {
  await Promise.all([small.fill(say), large.fill(say)]);
  process.exitCode = (await accept()) ? 0 : 1;
} finally {
  await remove();
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function accept(): Promise<boolean> {
  const load = loadavg()[0]!;
  const [ofSmall, ofLarge] = [await small.side(), await large.side()];
  const looks = { small: await firstLooks(ofSmall), large: await firstLooks(ofLarge) };
  say(`first looks ${JSON.stringify(looks.large)}`);
  await tryRoutes([ofSmall, ofLarge]);
  const { times, refused } = await measureRounds(ofSmall, ofLarge, Number(values.rounds), isSlower);
  const tables = await rowsOfTables();
  // Only now: explaining costs time.
  await Promise.all([small.explain(), large.explain()]);
  const explained = { small: await explainRoutes(small), large: await explainRoutes(large) };
  for (const line of new Set(refused)) say(line);
  const changes = await changeUnderWrites(large.databaseUrl, sizesOf(Number(values.share), false).people);
  const measured = Object.fromEntries(
    Object.keys(routes).map((name) => {
      const readings = {
        small: readingOf(explained.small[name]!, tables),
        large: readingOf(explained.large[name]!, tables),
      };
      return [
        name,
        {
          ...compare(times[name]!),
          pages: [readings.small.pages, readings.large.pages],
          rows: [readings.small.rows, readings.large.rows],
          wholeTables: readings.large.wholeTables,
        },
      ];
    }),
  );
  const named = (isSo: (route: (typeof measured)[string]) => boolean): string[] =>
    Object.keys(measured).filter((name) => isSo(measured[name]!));
  const slower = named(({ ratio }) => isSlower(ratio));
  const wholeTables = named(({ wholeTables: found }) => found.length > 0);
  const figures = {
    share: Number(values.share),
    against: Number(values.against),
    loadBefore: Number(load.toFixed(1)),
    gigabytes: await sizeOf(large),
    rows: Object.fromEntries([...tables].filter(([, { large: rows }]) => rows >= 10_000)),
    refused: refused.length,
    firstLooks: looks,
    slower,
    wholeTables,
    changes,
    routes: measured,
  };
  const pass =
    refused.length === 0 &&
    slower.length === 0 &&
    wholeTables.length === 0 &&
    Object.values(looks.large).every(({ slowestMs }) => slowestMs <= mostFirstLookMs) &&
    changes.failed === 0 &&
    Object.values(changes.changes).every(({ slowestWriteMs }) => slowestWriteMs <= mostWaitedMs);
  keep(figures, explained.large);
  process.stdout.write(`${JSON.stringify({ id: 'accept:volume', pass, figures })}\n`);
  return pass;
}

/** Hoisted, for the measurement is awaited above. */
function isSlower(ratio: number): boolean {
  return ratio > allowedRatio;
}

/** How PostgreSQL answers each route when others have asked it before, so that its plan no longer depends on who asks. */
async function explainRoutes(installation: VolumeInstallation): Promise<Record<string, ExplainedStatement[]>> {
  const side: Side = await installation.side();
  const found: Record<string, ExplainedStatement[]> = {};
  for (const [name, route] of Object.entries(routes)) {
    for (let turn = 1; turn <= callsBefore; turn += 1)
      await call(side.port, route(side.places, turn)).catch(() => undefined);
    // What a task counts meanwhile is not the call's.
    await untilCounted(side.port, route(side.places, 0));
    await side.forget();
    await sleep(untilWrittenMs);
    const from = logBytes(installation.logFile);
    await call(side.port, route(side.places, 0)).catch((error: unknown) => say(`${name}: ${String(error)}`));
    await sleep(untilWrittenMs);
    found[name] = explainedSince(installation.logFile, from);
  }
  return found;
}

async function rowsOfTables(): Promise<TableRows> {
  const [few, many] = await Promise.all([small, large].map((installation) => countsOf(installation)));
  return new Map([...many!].map(([table, rows]) => [table, { small: few!.get(table) ?? 0, large: rows }]));
}

/** Rows by the statistics; a partition has the name of its table too. */
function countsOf(installation: VolumeInstallation): Promise<Map<string, number>> {
  return installation.ask(async (client) => {
    const { rows } = await client.query<{ name: string; rows: number }>(
      `select relname as name, greatest(reltuples, 0)::float8 as rows from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    return new Map(rows.map(({ name, rows: count }) => [name, count]));
  });
}

function sizeOf(installation: VolumeInstallation): Promise<number> {
  return installation.ask(async (client) => {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return Math.round(Number(rows[0]!.bytes) / 1e8) / 10;
  });
}

/** Figures and plans in a folder, for whoever wants to see why. */
function keep(figures: object, explained: Record<string, ExplainedStatement[]>): void {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.plans);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  for (const [name, statements] of Object.entries(explained))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(statements, null, 2)}\n`);
}
