import { AsyncLocalStorage } from 'node:async_hooks';

/** How calls are put together. */
export interface GatheringLimits {
  /** So many are under way at once; whoever comes meanwhile waits for the next, together. */
  atOnce: number;
  /** So many go together at most. */
  inOne: number;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

/**
 * Asks once for all who come at the same time. Whoever comes alone is served at once; of a crowd nobody waits for a place
 * in the pool, and all that one statement costs is paid once for many (SCL-2).
 *
 * What is asked belongs to nobody's call: it joins no transaction, so whoever has one open must not ask here.
 */
export class GatheredCalls<Asked, Answer> {
  private waiting: Waiting<Asked, Answer>[] = [];
  private underWay = 0;
  /** No call's own context, which would be that of whoever happened to be first. */
  private readonly outside = AsyncLocalStorage.snapshot();

  /** @param answerAll answers in the order of what was asked; when it fails, everybody in it is told */
  constructor(
    private readonly limits: GatheringLimits,
    private readonly answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  ) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.waiting.push({ asked, answer, fail });
      this.send();
    });
  }

  private send(): void {
    if (this.underWay >= this.limits.atOnce || this.waiting.length === 0) return;
    const together = this.waiting.splice(0, this.limits.inOne);
    this.underWay += 1;
    void this.outside(() => this.serve(together)).finally(() => {
      this.underWay -= 1;
      this.send();
    });
  }

  private async serve(together: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.answerAll(together.map(({ asked }) => asked));
      for (const [at, { answer }] of together.entries()) answer(answers[at]!);
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  }
}
