import pg from 'pg';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { loadGrades } from './bench/grade-load.js';
import { compiledServer, startMeasured } from './bench/measured-server.js';
import { median } from './bench/side-by-side.js';

const people = 200;
const columns = 40;
const rounds = 15;
const allowedMs = 300;

/** A gradebook's page as the instructor opens it: so many rows, each with all of its cells. */
async function readRows(url: string, cookie: string, courseId: string) {
  const from = performance.now();
  const answer = await fetch(`${url}/api/courses/${courseId}/gradebook/rows?limit=${people}`, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  const rows = JSON.parse(text) as { cells: unknown[] }[];
  const cells = Math.min(...rows.map((row) => row.cells.length));
  return { milliseconds: Math.round(performance.now() - from), rows: rows.length, cells, bytes: text.length };
}

/** GRD-1: 200 people × 40 columns of a gradebook answer within 300 ms, the median of 15 times. On a PostgreSQL of its own. */
async function main(): Promise<void> {
  const scratch = await startDemoDatabase();
  try {
    const client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    const courseId = await loadGrades(client, people, columns);
    await client.end();
    const server = await startMeasured(compiledServer, [], { ...demoEnvironment, DATABASE_URL: scratch.url });
    try {
      const cookie = await signInAsDemoUser(server.url, 'instructor');
      const pages = [];
      for (let round = 0; round < rounds; round += 1) pages.push(await readRows(server.url, cookie, courseId));
      const times = pages.map(({ milliseconds }) => milliseconds);
      const { rows, cells, bytes } = pages[0]!;
      const medianMs = median(times);
      const pass = rows === people && cells >= columns && medianMs <= allowedMs;
      const figures = { rows, cells, bytes, medianMs, slowestMs: Math.max(...times) };
      console.log(JSON.stringify({ id: 'GRD-1', pass, figures }));
      process.exitCode = pass ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await scratch.stop();
  }
}

await main();
