import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalPostgres, startLocalPostgres } from '@masar/local-postgres';
import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { type MasarServer, startMasar } from '../environment/masar-server.ts';
import { withDatabase } from '../environment/with-database.ts';
import { EnrolmentLedger, type Wish } from './enrolment-ledger.ts';
import { openLearnerSessions } from './learner-sessions.ts';

const writers = 12;
const faults = ['server', 'database', 'server', 'database'] as const;
/** Writing goes on for a random time of this many ms before each fault. */
const quietTime = { least: 400, most: 2000 };

let folder: string;
let postgres: LocalPostgres;
let server: MasarServer;

const startDatabase = (port?: number) =>
  startLocalPostgres({ dataDirectory: join(folder, 'postgres'), durable: true, ...(port && { port }) });
const startServer = (port?: number) =>
  startMasar({
    databaseUrl: postgres.url,
    dataDirectory: folder,
    // Losing its database is what the server is here for; it need not say so on the screen.
    environment: { LOG_LEVEL: 'silent' },
    ...(port && { port }),
  });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'masar-faults-'));
  postgres = await startDatabase();
  server = await startServer();
});

test.afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const columnOf = async (client: pg.Client, sql: string): Promise<string[]> =>
  (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);

/** Courses whose counter is not the number of their rows. */
const miscounted = (client: pg.Client) =>
  columnOf(
    client,
    `SELECT title_en || ': ' || students_count || ' of ' || (SELECT count(*) FROM enrollments WHERE course_id = courses.id)
       AS value FROM courses
      WHERE students_count + coalesce((SELECT sum(students) FROM course_count_deltas WHERE course_id = courses.id), 0) <>
            (SELECT count(*) FROM enrollments WHERE course_id = courses.id)`,
  );

/** Two calls at the same moment, as an impatient hand makes them; a broken connection is no answer. */
async function enrollTwice(ledger: EnrolmentLedger, wish: Wish, cookie: string): Promise<void> {
  const call = async (): Promise<void> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/enrollments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ courseId: wish.courseId }),
        signal: AbortSignal.timeout(10_000),
      });
      ledger.record(wish, answer.status, await answer.text());
    } catch {
      await sleep(50);
    }
  };
  await Promise.all([call(), call()]);
}

async function strike(fault: (typeof faults)[number]): Promise<void> {
  if (fault === 'server') {
    await server.stop('SIGKILL');
    server = await startServer(server.port);
    return;
  }
  process.kill(postgres.pid, 'SIGKILL');
  postgres = await startDatabase(postgres.port);
}

test('kill -9 of server and database loses no enrolment that was confirmed and doubles none [REL-6] [ENR-2]', async () => {
  const { ledger, cookies } = await withDatabase(async (client) => {
    expect(await miscounted(client), 'the demo data counts right').toEqual([]);
    const users = await columnOf(client, `SELECT id AS value FROM users WHERE role = 'student' ORDER BY id LIMIT 800`);
    const courses = await columnOf(
      client,
      'SELECT id AS value FROM courses WHERE is_published AND NOT is_in_preparation ORDER BY id',
    );
    await client.query('DELETE FROM enrollments WHERE user_id = ANY($1)', [users]);
    await client.query(
      'UPDATE courses SET students_count = (SELECT count(*) FROM enrollments WHERE course_id = courses.id)',
    );
    return { ledger: new EnrolmentLedger(users, courses), cookies: await openLearnerSessions(client, users) };
  }, postgres.url);

  let isOver = false;
  const write = async (): Promise<void> => {
    for (let wish = ledger.take(); wish && !isOver; wish = ledger.take()) {
      await enrollTwice(ledger, wish, cookies.get(wish.userId)!);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  const promisedBefore: number[] = [];
  for (const fault of faults) {
    await sleep(quietTime.least + Math.random() * (quietTime.most - quietTime.least));
    promisedBefore.push(ledger.promised.length);
    await strike(fault);
  }
  const afterLastFault = ledger.promised.length;
  // An answer that no fault excuses ends the waiting too; it is shown below.
  await expect
    .poll(() => ledger.promised.length > afterLastFault || ledger.wrongAnswers.length > 0, {
      message: 'heals by itself',
    })
    .toBe(true);
  isOver = true;
  await writing;
  test.info().annotations.push({ type: 'confirmed before each fault', description: promisedBefore.join(', ') });

  expect.soft(ledger.wrongAnswers, 'neither 201, 200 nor 503').toEqual([]);
  await withDatabase(async (client) => {
    const rows = await columnOf(client, `SELECT user_id || ' ' || course_id AS value FROM enrollments`);
    const present = new Set(rows);
    const lost = ledger.promised.filter(({ userId, courseId }) => !present.has(`${userId} ${courseId}`));
    expect(lost, 'confirmed and gone').toEqual([]);
    expect(rows.length, 'one row per learner and course').toBe(present.size);
    expect(
      ledger.wishes.filter(({ created }) => created > 1),
      'made twice',
    ).toEqual([]);
    expect(await miscounted(client), 'students are counted as the rows are').toEqual([]);
  }, postgres.url);
});
