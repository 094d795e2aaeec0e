import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSecondsOf } from '@masar/local-postgres';
import { countDrift } from '../../faults/acceptance/count-drift.ts';
import { CrowdInstallation } from '../crowd-installation.ts';
import { latenciesOf } from '../latencies.ts';
import { makePeople } from '../people.ts';
import { compareExam } from './compare-exam.ts';
import { examMaterial } from './exam-material.ts';
import type { Taken } from './exam-taker.ts';
import type { CrowdOrder } from './generator.ts';

/** What SCL-2 asks of a start, in milliseconds. */
const startP95Ms = 3000;

/** Everybody looks at the page beforehand, and then wants to begin within one second. */
const pace = { arrivalMs: 30_000, beginMs: 1000 };

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '8' },
    questions: { type: 'string', default: '16' },
    'page-seconds': { type: 'string', default: '15' },
  },
});
const wanted = {
  people: Number(values.people),
  pages: Number(values.pages),
  questions: Number(values.questions),
  pageMs: Number(values['page-seconds']) * 1000,
};
const installation = new CrowdInstallation();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void installation.remove().finally(() => process.exit(1)));
try {
  await installation.start();
  process.exitCode = (await accept()) ? 0 : 1;
} finally {
  await installation.remove();
}

/** Lets the crowd take the exam, holds what it was promised against the rows, and prints the one line. */
async function accept(): Promise<boolean> {
  const { people, material } = await installation.ask(async (client) => {
    const made = await makePeople(client, wanted.people);
    return { people: made, material: await examMaterial(client, made, wanted.questions) };
  });
  const load = loadavg()[0]!;
  const { taken, cpu } = await letThemTake({
    port: installation.port,
    cookies: people.map(({ cookie }) => cookie),
    lessonId: material.lessonId,
    pages: wanted.pages,
    pageMs: wanted.pageMs,
    ...pace,
  });
  const errors = taken.flatMap((one) => one.errors);
  for (const line of new Set(errors.slice(0, 20))) process.stderr.write(`${line}\n`);
  const lost = await installation.ask((client) => compareExam(client, taken));
  const start = latenciesOf(taken.flatMap(({ startMs }) => startMs ?? []));
  const figures = {
    people: taken.length,
    serverProcesses: 1,
    loadBefore: Number(load.toFixed(1)),
    errors: errors.length,
    acknowledged: taken.reduce((sum, { kept }) => sum + kept.length, 0),
    lost,
    handedIn: taken.filter(({ isHandedIn }) => isHandedIn).length,
    start,
    answer: latenciesOf(taken.flatMap(({ answerMs }) => answerMs)),
    handIn: latenciesOf(taken.flatMap(({ handInMs }) => handInMs ?? [])),
    waited: taken.filter(({ waits }) => waits > 0).length,
    farthestPlace: Math.max(0, ...taken.map(({ farthestPlace }) => farthestPlace)),
    cpuSeconds: cpu,
    serverCpuMsPerPerson: Math.round((cpu.server / taken.length) * 10_000) / 10,
    databaseCpuMsPerPerson: Math.round((cpu.database / taken.length) * 10_000) / 10,
    drift: countDrift(installation),
  };
  const pass =
    figures.errors + figures.lost + figures.drift === 0 &&
    figures.handedIn === wanted.people &&
    start.p95 <= startP95Ms;
  process.stdout.write(`${JSON.stringify({ id: 'accept:exam', pass, figures })}\n`);
  return pass;
}

interface CpuSeconds {
  server: number;
  database: number;
  crowd: number;
}

/** Runs the crowd in its own process; CPU seconds are counted from when all have arrived. */
function letThemTake(order: CrowdOrder): Promise<{ taken: Taken[]; cpu: CpuSeconds }> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { execArgv: ['--max-old-space-size=1024'] });
  const used = () => ({ ...installation.cpuSeconds(), crowd: cpuSecondsOf(child.pid!) });
  let before = used();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The crowd ended (${code})`)));
    child.on('message', (message: 'arrived' | Taken[]) => {
      if (message === 'arrived') {
        before = used();
        return;
      }
      const after = used();
      const since = (part: keyof CpuSeconds) => Number((after[part] - before[part]).toFixed(1));
      resolve({ taken: message, cpu: { server: since('server'), database: since('database'), crowd: since('crowd') } });
    });
    child.send(order);
  });
}
