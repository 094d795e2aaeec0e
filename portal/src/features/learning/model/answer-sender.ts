import type { QuestionAnswer } from '@masar/domain';

/** What became of the answers of a paper on this device. */
export type SendingState = 'saved' | 'sending' | 'waiting';

interface AnswerSenderOptions {
  /** Keeps one answer on the server; rejects when it did not arrive. */
  send: (questionId: string, answer: QuestionAnswer) => Promise<unknown>;
  /** Whether the same answer may arrive later. */
  mayPass: (error: unknown) => boolean;
  onState: (state: SendingState) => void;
  onArrived: (questionId: string, answer: QuestionAnswer) => void;
  /** The server's final no. */
  onRefused: (questionId: string, answer: QuestionAnswer, error: unknown) => void;
  /** Calls after a while; answers how to call it off. */
  later: (what: () => void, milliseconds: number) => () => void;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Sends answers one after the other as they are given, the last of each question, and again until they arrive (EVD-2). */
export class AnswerSender {
  private readonly unsent = new Map<string, QuestionAnswer>();
  private isAtWork = false;
  private pause = FIRST_PAUSE;
  private callOff: (() => void) | undefined;

  constructor(private readonly options: AnswerSenderOptions) {}

  /** With a breath it waits for more of the same, of what is typed. */
  give(questionId: string, answer: QuestionAnswer, breath = 0): void {
    this.unsent.delete(questionId);
    this.unsent.set(questionId, answer);
    if (breath === 0) return this.wake();
    this.callOff?.();
    this.options.onState('sending');
    this.callOff = this.options.later(() => this.wake(), breath);
  }

  /** Another tab has delivered it. */
  drop(questionId: string): void {
    this.unsent.delete(questionId);
    this.wake();
  }

  /** Tries at once: the network is back, or somebody waits. */
  wake(): void {
    this.callOff?.();
    if (!this.isAtWork) void this.work();
  }

  stop(): void {
    this.callOff?.();
    this.unsent.clear();
  }

  private async work(): Promise<void> {
    this.isAtWork = true;
    const outcome = await this.sendAll();
    this.isAtWork = false;
    this.options.onState(outcome);
    if (outcome === 'saved') this.pause = FIRST_PAUSE;
    else this.tryLater();
  }

  private async sendAll(): Promise<'saved' | 'waiting'> {
    for (let next = first(this.unsent); next; next = first(this.unsent)) {
      const [questionId, answer] = next;
      this.options.onState('sending');
      try {
        await this.options.send(questionId, answer);
        this.options.onArrived(questionId, answer);
      } catch (error) {
        if (this.options.mayPass(error)) return 'waiting';
        this.options.onRefused(questionId, answer, error);
      }
      // Another choice that was made meanwhile goes out next.
      if (this.unsent.get(questionId) === answer) this.unsent.delete(questionId);
    }
    return 'saved';
  }

  private tryLater(): void {
    this.callOff = this.options.later(() => this.wake(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

const first = (unsent: ReadonlyMap<string, QuestionAnswer>): [string, QuestionAnswer] | undefined =>
  unsent.entries().next().value;
