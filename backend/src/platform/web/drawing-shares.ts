import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Drawings within ten seconds; each holds the server's thread for some thirty milliseconds. */
export const drawingLimits = { ofNetwork: 30, inAll: 90, seconds: 10 } as const;

/**
 * How many pages this process draws for whom: the thread that draws them answers everything else too (REL-10). Whoever
 * gets no drawing gets the page that the browser draws.
 */
export class DrawingShares {
  private readonly ofNetwork = new RateLimiterMemory({
    points: drawingLimits.ofNetwork,
    duration: drawingLimits.seconds,
  });
  private readonly inAll = new RateLimiterMemory({ points: drawingLimits.inAll, duration: drawingLimits.seconds });

  /** Counts one more drawing; rejects where the network, or all together, had theirs. */
  async take(network: string): Promise<void> {
    await this.ofNetwork.consume(network);
    await this.inAll.consume('all');
  }

  /** What turned out not to be there was not drawn. */
  async giveBack(network: string): Promise<void> {
    await Promise.all([this.ofNetwork.reward(network), this.inAll.reward('all')]);
  }
}
