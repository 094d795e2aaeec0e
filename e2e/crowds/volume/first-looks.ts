import { setTimeout as sleep } from 'node:timers/promises';
import { type Look, look, type Side } from './rounds.ts';
import { type Call, routes } from './routes.ts';

/** Routes whose figures are kept: the first look at them is another one than those that follow. */
const kept = [
  'instructorDashboard',
  'instructorCourses',
  'instructorCourse',
  'instructorWeeks',
  'atRisk',
  'platformStats',
  'platformMonths',
];
const pauseMs = 100;
/** How long a task may count. */
const patienceMs = 15 * 60_000;

/** How long first looks waited, how many were told to ask again, and how long counting took then. */
export interface FirstLooks {
  slowestMs: number;
  toldToAskAgain: number;
  countedAfterMs: number;
}

const isCounting = ({ status, headers }: Look): boolean =>
  status === 429 || (status === 200 && headers['retry-after'] !== undefined);

/** Asks until the figures are there and are not counted anew; how long that took. */
export async function untilCounted(port: number, call: Call): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < patienceMs) {
    if (!isCounting(await look(port, call))) return performance.now() - from;
    await sleep(pauseMs);
  }
  throw new Error(`${call.path} was not counted.`);
}

/** Has everybody who will ask look at figures that nobody has asked for yet. */
export async function firstLooks(side: Side): Promise<Record<string, FirstLooks>> {
  const found: Record<string, FirstLooks> = {};
  for (const name of kept) {
    const looks: FirstLooks = { slowestMs: 0, toldToAskAgain: 0, countedAfterMs: 0 };
    for (let turn = 0; turn < side.places.instructors.length; turn += 1) {
      const call = routes[name]!(side.places, turn);
      const first = await look(side.port, call);
      looks.slowestMs = Math.max(looks.slowestMs, Math.round(first.took));
      if (!isCounting(first)) continue;
      looks.toldToAskAgain += 1;
      looks.countedAfterMs = Math.max(looks.countedAfterMs, Math.round(await untilCounted(side.port, call)));
    }
    found[name] = looks;
  }
  return found;
}
