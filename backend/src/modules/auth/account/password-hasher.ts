import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#platform/errors/platform.errors';

/** argon2id with the OWASP minimum; the library's defaults are these, written out so that nobody has to look (AUTH-6). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maximumRunning = 2;
const maximumWaiting = 20;

/** Hashing is expensive on purpose: two at a time, a short queue, then 503 instead of a stalled server. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** A hash of what nobody knows: verifying against it takes as long as against a real one. */
  private readonly absentHash = hash(randomBytes(32), cost);

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** False without a hash, after the same time, so that timing doesn't tell whether an account exists (AUTH-6). */
  async verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const absent = await this.absentHash;
    const matches = await this.inTurn(() => verify(passwordHash ?? absent, password));
    return passwordHash ? matches : false;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= maximumRunning) {
      if (this.waiting.length >= maximumWaiting) throw new Unavailable({}, { headers: { 'Retry-After': '2' } });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
