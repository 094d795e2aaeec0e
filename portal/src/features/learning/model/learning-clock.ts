import { limits } from '@masar/domain';
import type { LearnedWhile } from '#subjects/outbox/gather-whiles';

/** Measures in which whiles a lesson in view was used (LRN-1). */
export class LearningClock {
  /** Where the present while began, or went on after what was taken of it; undefined while nothing is used. */
  private since: number | undefined;
  private usedAt = 0;
  private finished: LearnedWhile[] = [];

  /** `now` in milliseconds since 1970. */
  constructor(private readonly now: () => number) {}

  /** The reader did something: a pointer, a key, a scroll, or a video that plays. */
  use(): void {
    const now = this.now();
    // After a rest, or a clock that was set back, another while begins.
    if (now - this.usedAt > limits.learningIdleMs || now < this.usedAt) this.pause();
    this.since ??= now;
    this.usedAt = now;
  }

  /** The page left the view. */
  pause(): void {
    this.finish();
    this.since = undefined;
  }

  /** What was learned and not taken yet. */
  take(): LearnedWhile[] {
    this.finish();
    return this.finished.splice(0);
  }

  private finish(): void {
    if (this.since === undefined) return;
    const until = Math.min(this.now(), this.usedAt + limits.learningIdleMs);
    const seconds = Math.min(Math.floor((until - this.since) / 1000), limits.learningWhileSeconds);
    if (seconds < 1) return;
    this.finished.push({ startedAt: new Date(this.since).toISOString(), seconds });
    this.since += seconds * 1000;
  }
}
