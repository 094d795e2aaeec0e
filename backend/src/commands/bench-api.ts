import { once } from 'node:events';
import autocannon from 'autocannon';
import { signInAsDemoUser } from './bench/demo-cookie.js';
import { type MeasuredServer, compiled, startMeasured } from './bench/measured-server.js';
import { median } from './bench/side-by-side.js';

const rounds = 3;
const seconds = 5;
const connections = 64;
const path = '/api/courses?limit=20';

interface Measurement {
  requestsPerSecond: number;
  p99Ms: number;
}

/** One run against one address; any answer but 2xx makes the bench fail rather than look fast. */
async function measure(url: string, cookie: string, duration = seconds): Promise<Measurement> {
  const result = await autocannon({ url: url + path, connections, duration, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed at ${url}`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

async function statementsOf({ process: child }: MeasuredServer): Promise<number> {
  child.send('statements');
  const [answer] = (await once(child, 'message')) as [{ statements: number }];
  return answer.statements;
}

/** Statements that one signed-in GET sends, averaged over ten. */
async function statementsPerRequest(server: MeasuredServer, cookie: string): Promise<number> {
  const before = await statementsOf(server);
  for (let request = 0; request < 10; request += 1)
    await (await fetch(server.url + path, { headers: { cookie } })).text();
  return ((await statementsOf(server)) - before) / 10;
}

/** PERF-1: requests per second of the course list against a bare handler, in turns, so that both see the same machine. */
const masar = await startMeasured(compiled('main.js'), ['--import', compiled('commands/bench/count-statements.js')], {
  DEMO_MODE: 'true',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});
const bare = await startMeasured(compiled('commands/bench/bare-handler.js'), [], {});
try {
  const cookie = await signInAsDemoUser(masar.url);
  const statements = await statementsPerRequest(masar, cookie);
  await measure(masar.url, cookie, 3);
  await measure(bare.url, cookie, 3);
  const ours: Measurement[] = [];
  const theirs: Measurement[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(masar.url, cookie));
    theirs.push(await measure(bare.url, cookie));
  }
  const rate = (runs: Measurement[]): number => median(runs.map((run) => run.requestsPerSecond));
  const p99 = (runs: Measurement[]): number => median(runs.map((run) => run.p99Ms));
  const figures = {
    ratio: Number((rate(ours) / rate(theirs)).toFixed(3)),
    requestsPerSecond: Math.round(rate(ours)),
    bareRequestsPerSecond: Math.round(rate(theirs)),
    p99Ms: p99(ours),
    bareP99Ms: p99(theirs),
    p99Ratio: Number((p99(ours) / p99(theirs)).toFixed(2)),
    statementsPerRequest: statements,
  };
  const pass = figures.ratio >= 0.5 && figures.p99Ratio <= 4 && statements <= 6;
  console.log(JSON.stringify({ id: 'PERF-1', pass, figures }));
  process.exitCode = pass ? 0 : 1;
} finally {
  await Promise.all([masar.stop(), bare.stop()]);
}
