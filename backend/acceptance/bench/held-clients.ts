import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { type HeldCounts, makeHeldPeople } from './held-people.js';
import type { HeldFigures } from './line-holder.js';
import { benchScript } from './measured-server.js';

/** People beside the calls whose streams and sockets stay open. */
export class HeldClients {
  private constructor(private readonly holder: ChildProcess) {}

  /** Answers when every line is open. */
  static async open(url: string, databaseUrl: string, counts: HeldCounts): Promise<HeldClients> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    let order: Awaited<ReturnType<typeof makeHeldPeople>>;
    try {
      order = await makeHeldPeople(client, url, counts);
    } finally {
      await client.end();
    }
    const script = benchScript('line-holder');
    const holder = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    holder.send(order);
    const [answer] = (await once(holder, 'message')) as ['held' | { error: string }];
    if (answer !== 'held') throw new Error(answer.error);
    return new HeldClients(holder);
  }

  /** Says nothing more, waits for what is under way, counts and lets go. */
  async close(): Promise<HeldFigures> {
    this.holder.send('end');
    const [figures] = (await once(this.holder, 'message')) as [HeldFigures];
    return figures;
  }
}

/** Whether everybody is still there and was told everything. */
export const areAllHeld = (held: HeldFigures): boolean =>
  held.streamsAtEnd === held.streams &&
  held.socketsAtEnd === held.sockets &&
  held.newsLost === 0 &&
  held.failures.length === 0;
