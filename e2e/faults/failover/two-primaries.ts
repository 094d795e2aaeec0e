import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const everyMs = 250;

/**
 * Looks for moments in which two nodes say that they are the primary (SCL-4): whoever writes to the one is not known to
 * the other. One that is killed or cut off answers nobody.
 */
export class TwoPrimaries {
  private readonly seen: string[] = [];
  private readonly cluster: Cluster;
  private isOver = false;
  private readonly looking: Promise<void>;

  constructor(cluster: Cluster) {
    this.cluster = cluster;
    this.looking = this.look();
  }

  /** How often they were seen; each is told on the way. */
  async end(): Promise<number> {
    this.isOver = true;
    await this.looking;
    return this.seen.length;
  }

  private async look(): Promise<void> {
    for (; !this.isOver; await sleep(everyMs)) {
      const primaries = await this.cluster.primaries();
      if (primaries.length < 2) continue;
      const names = primaries.map(({ node }) => `node${node.number}`).join(' and ');
      this.seen.push(names);
      process.stderr.write(`two primaries: ${names}\n`);
    }
  }
}
