import { setTimeout as sleep } from 'node:timers/promises';
import type { Wishes } from './wishes.ts';
import type { Write, WriteLedger } from './write-ledger.ts';

/** What a server that loses its database may say; the write is then sent again under its key. */
const excused = [409, 429, 503, 507];
/** Of these, what is said to whoever is too fast: their own key is still at work, or few people write as much as many. */
const tooFast = [409, 429];
/** How long a client waits before it sends again, twice as long each time up to the most; chance spreads fifty of them. */
const pause = { leastMs: 50, mostMs: 400 };

interface Learning {
  address: string;
  cookie: string;
  wishes: Wishes;
  ledger: WriteLedger;
  isOver: () => boolean;
}

/** Writes one thing after the other, each until it is acknowledged; now and then an impatient hand sends it twice. */
export async function learn({ address, cookie, wishes, ledger, isOver }: Learning): Promise<void> {
  while (!isOver()) {
    const write = wishes.next();
    const isImpatient = Math.random() < 0.05;
    for (let wait = pause.leastMs; ; wait = Math.min(pause.mostMs, wait * 2)) {
      await Promise.all(isImpatient ? [send(write), send(write)] : [send(write)]);
      if (write.isAcknowledged || ledger.isHopeless) break;
      await sleep(wait * (0.5 + Math.random() / 2));
    }
    wishes.note(write);
  }

  /** A lesson is complete only after it was opened (EVD-1). */
  async function openLesson(lessonId: string): Promise<void> {
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(`${address}/api/lessons/${lessonId}`, { headers: { cookie }, signal });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }

  async function send(write: Write): Promise<void> {
    const sentAt = Date.now();
    try {
      if (write.kind === 'progress') await openLesson(write.mark);
      const answer = await fetch(address + write.path, {
        method: write.method,
        headers: { 'content-type': 'application/json', 'idempotency-key': write.key, cookie },
        body: JSON.stringify(write.body),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await answer.text();
      const isReplayed = answer.headers.has('idempotency-replayed');
      if (answer.ok) {
        if (write.kind === 'reply') wishes.learnedOfReply((JSON.parse(text) as { id: string }).id);
        ledger.acknowledge(write, { sentAt, isReplayed });
      } else if (excused.includes(answer.status)) {
        ledger.refused += 1;
        if (!tooFast.includes(answer.status)) ledger.fail(`${answer.status} ${text.slice(0, 120)}`);
      } else ledger.wrongAnswers.push(`${write.method} ${write.path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      // The line broke: whether it happened is not known, which is what the key is for.
      ledger.refused += 1;
      ledger.fail(reasonOf(error));
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : 'broken';
