import { setTimeout as sleep } from 'node:timers/promises';
import { ExamTaker, type Taken, type Taking } from './exam-taker.ts';

/** What the crowd is told by who started it. */
export interface CrowdOrder extends Omit<Taking, 'cookie'> {
  cookies: string[];
  /** Within so many milliseconds all of them arrive, and later all of them begin. */
  arrivalMs: number;
  beginMs: number;
}

/** The crowd in a process of its own, so that it takes none of the server's thread. */
async function run({ cookies, arrivalMs, beginMs, ...taking }: CrowdOrder): Promise<Taken[]> {
  const takers = cookies.map((cookie) => new ExamTaker({ ...taking, cookie }));
  const within = (milliseconds: number, at: number) => (milliseconds * at) / takers.length;
  await Promise.all(
    takers.map(async (taker, at) => {
      await sleep(within(arrivalMs, at));
      await taker.arrive();
    }),
  );
  process.send!('arrived');
  await sleep(1000);
  const zero = performance.now();
  await Promise.all(
    takers.map(async (taker, at) => {
      await sleep(within(beginMs, at));
      await taker.take(zero + within(beginMs, at));
    }),
  );
  return takers.map(({ taken }) => taken);
}

process.once('message', (order: CrowdOrder) => {
  void run(order).then((taken) => process.send!(taken, () => process.disconnect()));
});
