import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { KeptConnection } from '../kept-connection.ts';

/** What everybody of a crowd does once, spread evenly over a time. */
export interface CrowdOrder {
  port: number;
  cookies: string[];
  withinMs: number;
  method: string;
  path: string;
  body?: object;
}

export interface CrowdDone {
  /** By the order of the cookies: whether it was acknowledged. */
  isDone: boolean[];
  milliseconds: number[];
  errors: string[];
}

/** As many connections as a proxy in front keeps open. */
const connections = 256;

async function run({ port, cookies, withinMs, method, path, body }: CrowdOrder): Promise<CrowdDone> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const done: CrowdDone = { isDone: [], milliseconds: [], errors: [] };
  const zero = performance.now();
  await Promise.all(
    cookies.map(async (cookie, at) => {
      const wantedAt = zero + (withinMs * at) / cookies.length;
      await sleep(Math.max(0, wantedAt - performance.now()));
      try {
        const answer = await new KeptConnection(port, cookie, agent).send(method, path, body);
        done.isDone[at] = answer.status >= 200 && answer.status < 300;
        done.milliseconds.push(performance.now() - wantedAt);
        if (!done.isDone[at]) done.errors.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      } catch (error) {
        done.isDone[at] = false;
        done.errors.push(String(error));
      }
    }),
  );
  agent.destroy();
  return done;
}

process.once('message', (order: CrowdOrder) => {
  void run(order).then((done) => process.send!(done, () => process.disconnect()));
});
