import { randomUUID } from 'node:crypto';

export const writeKinds = ['view', 'reply', 'like', 'progress', 'enrolment', 'application', 'reading'] as const;
export type WriteKind = (typeof writeKinds)[number];

const mostWrongAnswers = 50;
const rememberedFailures = 500;

/** One write of one learner, sent under the same key until the server acknowledges it. */
export interface Write {
  kind: WriteKind;
  userId: string;
  key: string;
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** By what its row is found afterwards; empty where a write leaves none of its own. */
  mark: string;
  isAcknowledged: boolean;
  /** When it was sent for the first time. */
  beganAt: number;
  /** When its first acknowledgement had come; later than everything else where none came. */
  acknowledgedAt: number;
}

type Wish = Pick<Write, 'kind' | 'userId' | 'path' | 'body' | 'mark'> & { method?: Write['method'] };

/** What the clients remember of their writes while everything is killed under their hands (REL-6). */
export class WriteLedger {
  readonly writes: Write[] = [];
  /** Answers that no fault excuses, e.g. "500 {…}". */
  readonly wrongAnswers: string[] = [];
  acknowledged = 0;
  /** Acknowledgements that came from a kept answer: the first one was lost on its way. */
  replayed = 0;
  refused = 0;
  /** Of these, calls that the server failed or that broke; the others were only too fast. */
  failed = 0;
  /** What was said of the latest of them, e.g. "503 {…}". */
  readonly latestFailures: string[] = [];
  /** When the latest write that was acknowledged had been sent. */
  latestSentAt = 0;

  /** So much went wrong that nothing more need be tried. */
  get isHopeless(): boolean {
    return this.wrongAnswers.length > mostWrongAnswers;
  }

  begin({ method = 'POST', ...wish }: Wish): Write {
    const times = { beganAt: Date.now(), acknowledgedAt: Infinity };
    const write: Write = { ...wish, method, key: randomUUID(), isAcknowledged: false, ...times };
    this.writes.push(write);
    return write;
  }

  acknowledge(write: Write, { sentAt, isReplayed }: { sentAt: number; isReplayed: boolean }): void {
    this.latestSentAt = Math.max(this.latestSentAt, sentAt);
    if (isReplayed) this.replayed += 1;
    if (write.isAcknowledged) return;
    write.isAcknowledged = true;
    write.acknowledgedAt = Date.now();
    this.acknowledged += 1;
  }

  /** A call that was not answered as it should be, and that a fault excuses. */
  fail(reason: string): void {
    this.failed += 1;
    this.latestFailures.push(reason);
    if (this.latestFailures.length > rememberedFailures) this.latestFailures.shift();
  }

  acknowledgedOf(kind: WriteKind): Write[] {
    return this.writes.filter((write) => write.kind === kind && write.isAcknowledged);
  }
}
