import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@masar/local-postgres';
import { readFolder } from '#modules/bundles';
import { archiveOf, uniformBundle } from './bench/bundle-archives.js';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { LiveAnswers, type LiveFigures } from './bench/live-answers.js';
import { compiledServer, startMeasured } from './bench/measured-server.js';

const slowestMs = 100;

/**
 * REL-11: `npm run accept:imports -- [FOLDER]`. Whether the server lives and answers within 100 ms while it imports and exports
 * that course, one at the limits and one far beyond, and draws a certificate. Measures the build, on a PostgreSQL of its own.
 */
async function main(folder: string): Promise<void> {
  const scratch = await startDemoDatabase();
  const metricsPort = await findFreePort();
  const settings = { ...demoEnvironment, DATABASE_URL: scratch.url, METRICS_PORT: String(metricsPort) };
  const server = await startMeasured(compiledServer, [], settings);
  try {
    const cookies = { student: await signInAsDemoUser(server.url), instructor: '' };
    cookies.instructor = await signInAsDemoUser(server.url, 'instructor');
    const get = async (path: string, cookie: string) => {
      const answer = await fetch(`${server.url}/api/${path}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };
    const put = async (archive: Uint8Array, status: number) => {
      const body = new FormData();
      body.append('bundle', new Blob([archive.slice()]), 'measured-course.zip');
      const headers = { cookie: cookies.instructor };
      const answer = await fetch(`${server.url}/api/courses/import`, { method: 'POST', headers, body });
      const said = (await answer.json()) as { courseId: string };
      if (answer.status !== status) throw new Error(`import: ${answer.status} ${JSON.stringify(said)}`);
      return said.courseId;
    };
    const course = archiveOf(await readFolder(folder));
    const largest = uniformBundle('largest', 10, 198_000);
    const tooLarge = uniformBundle('too-large', 50, 140_001);
    const [certificate] = (await (await get('certificates', cookies.student)).json()) as { id: string }[];
    const live = new LiveAnswers(server.url, `http://127.0.0.1:${metricsPort}/metrics`);
    let courseId = '';
    const steps: [string, () => Promise<unknown>][] = [
      ['nothing', () => sleep(3000)],
      ['firstImport', async () => (courseId = await put(course, 200))],
      ['secondImport', () => put(course, 200)],
      ['export', async () => (await get(`courses/${courseId}/export`, cookies.instructor)).arrayBuffer()],
      ['largestImport', async () => (courseId = await put(largest, 200))],
      ['largestAgain', () => put(largest, 200)],
      ['largestExport', async () => (await get(`courses/${courseId}/export`, cookies.instructor)).arrayBuffer()],
      ['tooLargeImport', () => put(tooLarge, 422)],
      ['certificate', async () => (await get(`certificates/${certificate?.id}/pdf`, cookies.student)).arrayBuffer()],
    ];
    const figures: Record<string, LiveFigures> = {};
    await get('health/live', '');
    for (const [name, work] of steps) figures[name] = await live.during(work);
    const pass = Object.values(figures).every(({ failed, maxMs }) => failed === 0 && maxMs <= slowestMs);
    console.log(JSON.stringify({ id: 'REL-11', pass, figures }));
    process.exitCode = pass ? 0 : 1;
  } finally {
    await server.stop();
    await scratch.stop();
  }
}

const ours = join(import.meta.dirname, '../seeds/demo/courses/html-css-foundations');
await main(resolve(process.argv[2] ?? ours));
