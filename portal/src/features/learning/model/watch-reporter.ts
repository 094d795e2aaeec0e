import { limits } from '@masar/domain';

interface WatchReporterOptions {
  /** Seconds that the server knows already. */
  watchTime: number;
  /** Seconds of the video where they are known; watch time never exceeds them. */
  duration: number | null;
  /** Milliseconds of a clock that only runs forward. */
  now: () => number;
  /** Reports; `isLeaving` where the page may be gone before the answer. Rejects when the report was lost. */
  send: (watchTime: number, isLeaving: boolean) => Promise<unknown>;
}

/** Collects watch time and reports it at most every 15 s, and on leaving; it never decreases (LSN-2). */
export class WatchReporter {
  private watched: number;
  private reported: number;
  private reportedAt: number;

  constructor(private readonly options: WatchReporterOptions) {
    this.watched = options.watchTime;
    this.reported = options.watchTime;
    this.reportedAt = options.now();
  }

  /** The video is at this second. */
  note(second: number): void {
    const limit = this.options.duration ?? Infinity;
    this.watched = Math.max(this.watched, Math.min(Math.floor(second), limit));
    if (this.options.now() - this.reportedAt >= limits.watchReportIntervalMs) this.report(false);
  }

  /** The page is being left: what is not yet reported goes out now. */
  leave(): void {
    this.report(true);
  }

  private report(isLeaving: boolean): void {
    if (this.watched <= this.reported) return;
    const before = this.reported;
    this.reported = this.watched;
    this.reportedAt = this.options.now();
    // A lost report goes out with the next one.
    this.options.send(this.watched, isLeaving).catch(() => {
      this.reported = before;
    });
  }
}
