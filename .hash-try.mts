import { mkdtempSync, rmSync } from 'node:fs';
import { startLocalPostgres } from '@masar/local-postgres';
import pg from 'pg';
const people = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync('/work/h/volume-try/pg-');
const server = await startLocalPostgres({ dataDirectory: `${folder}/postgres`, durable: true } as never);
const admin = new pg.Client({ connectionString: server.adminUrl });
await admin.connect();
const q = async (text: string, values?: unknown[]) => (await admin.query(text, values)).rows as Record<string, never>[];
const ms = async (work: () => Promise<unknown>) => { const from = performance.now(); await work(); return Math.round(performance.now() - from); };
const out: Record<string, unknown> = { people, rows: people * 60 };
try {
  await q(`set maintenance_work_mem = '256MB'`);
  const columns = `id uuid not null default gen_random_uuid(), user_id uuid not null, lesson_id uuid not null, is_completed boolean not null default false, watch_time integer not null default 0, completed_at timestamptz`;
  await q(`create table one (${columns})`);
  await q(`create table hashed (${columns}) partition by hash (user_id)`);
  for (let n = 0; n < 16; n += 1) await q(`create table hashed_${n} partition of hashed for values with (modulus 16, remainder ${n})`);
  const user = `('01900001-0000-7000-8000-' || lpad(to_hex(n::bigint), 12, '0'))::uuid`;
  const lesson = (e: string) => `('01900003-0000-7000-8000-' || lpad(to_hex((${e})::bigint), 12, '0'))::uuid`;
  for (const t of ['one', 'hashed']) {
    out[`${t}: filled ms`] = await ms(() => q(`insert into ${t} (user_id, lesson_id, is_completed, watch_time, completed_at)
      select ${user}, ${lesson(`((n * 7 + k / 6 * 31) % 400) * 100 + k % 6`)}, true, 600, now() - k * interval '1 day' from generate_series(1, $1::int) n, generate_series(0, 59) k on conflict do nothing`, [people]));
    out[`${t}: indexed ms`] = await ms(async () => {
      await q(`alter table ${t} add primary key (${t === 'one' ? 'id' : 'id, user_id'})`);
      await q(`create unique index ${t}_once on ${t} (user_id, lesson_id)`);
      await q(`create index ${t}_lesson on ${t} (lesson_id)`);
    });
    await q(`vacuum analyze ${t}`);
  }
  await q(`create extension if not exists pageinspect`).catch(() => undefined);
  out['sizes MB'] = await q(`select relname, round(pg_relation_size(oid) / 1e6) as mb, (select level from bt_metap(relname) where relkind = 'i') as level from pg_class where relname ~ '^(one|hashed_1)(_|$)' and relkind in ('r','i') and relname !~ '^hashed_1[0-9]' order by 1`).catch((e) => String(e));
  const writer = new pg.Client({ connectionString: server.adminUrl });
  await writer.connect();
  const times = async (count: number, work: (n: number) => Promise<unknown>) => { const all: number[] = []; for (let n = 0; n < count; n += 1) { const f = performance.now(); await work(n); all.push(performance.now() - f); } all.sort((a, b) => a - b); return { p50: +all[count >> 1]!.toFixed(3), p99: +all[Math.floor(count * 0.99)]!.toFixed(3) }; };
  for (let round = 0; round < 2; round += 1)
  for (const t of ['one', 'hashed']) {
    const id = (n: number) => `01900001-0000-7000-8000-${(1 + ((n * 7919) % people)).toString(16).padStart(12, '0')}`;
    const les = (n: number) => `01900003-0000-7000-8000-${(((1 + ((n * 7919) % people)) * 7 + 31) % 400 * 100 + n % 6).toString(16).padStart(12, '0')}`;
    out[`${t}: upsert ${round}`] = await times(8000, (n) => writer.query({ name: `${t}u`, text: `insert into ${t} (user_id, lesson_id, watch_time) values ($1, $2, $3) on conflict (user_id, lesson_id) do update set watch_time = excluded.watch_time`, values: [id(n), les(n), n] }));
    out[`${t}: of person ${round}`] = await times(8000, (n) => writer.query({ name: `${t}r`, text: `select * from ${t} where user_id = $1 and lesson_id = any($2::uuid[])`, values: [id(n + 11), [0, 1, 2, 3].map((k) => les(n + k))] }));
    out[`${t}: one lesson ${round}`] = await times(60, (n) => writer.query({ name: `${t}l`, text: `select count(*) from ${t} where lesson_id = $1 and is_completed`, values: [les(n)] }));
    out[`${t}: by join ${round}`] = await times(2000, (n) => writer.query({ name: `${t}j`, text: `select p.* from (select $1::uuid as u, unnest($2::uuid[]) as l) x join ${t} p on p.user_id = x.u and p.lesson_id = x.l`, values: [id(n + 3), [0, 1, 2, 3].map((k) => les(n + k))] }));
  }
  for (const t of ['one', 'hashed']) {
    out[`${t}: 3 of 100 updated ms`] = await ms(() => q(`update ${t} set watch_time = watch_time + 1 where user_id in (select ${user} from generate_series(1, $1::int, 33) n)`, [people]));
    out[`${t}: vacuum ms`] = await ms(() => q(`vacuum ${t}`));
    out[`${t}: column ms`] = await ms(() => q(`alter table ${t} add column tried integer`));
  }
  out['one: index concurrently ms'] = await ms(() => q(`create index concurrently one_tried on one (completed_at)`));
  out['hashed: index concurrently ms'] = await ms(async () => { for (let n = 0; n < 16; n += 1) await q(`create index concurrently hashed_tried_${n} on hashed_${n} (completed_at)`); });
  await writer.end();
} finally {
  console.log(JSON.stringify(out, null, 1));
  await admin.end().catch(() => undefined);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
