import { limits } from '@masar/domain';

/** Seconds of a video that were played, from one to before the other (EVD-1). */
export interface SeenRange {
  from: number;
  to: number;
}

export interface WatchReport {
  /** Seconds. */
  watchTime: number;
  seen: SeenRange[];
}

interface WatchReporterOptions {
  /** Seconds that the server knows already. */
  watchTime: number;
  /** Seconds of the video where they are known; watch time never exceeds them. */
  duration: number | null;
  /** Milliseconds of a clock that only runs forward. */
  now: () => number;
  /** Reports; `isLeaving` where the page may be gone before the answer. Rejects when the report was lost. */
  send: (report: WatchReport, isLeaving: boolean) => Promise<unknown>;
}

/** Players tell their time several times a second; whoever jumps further than this has not seen what lies between. */
const STEP = 3;

/** Collects what was watched and reports it at most every 15 s, and on leaving (LSN-2, EVD-1). */
export class WatchReporter {
  private watched: number;
  private reported: number;
  private reportedAt: number;
  private at: number | undefined;
  private seen: SeenRange[] = [];

  constructor(private readonly options: WatchReporterOptions) {
    this.watched = options.watchTime;
    this.reported = options.watchTime;
    this.reportedAt = options.now();
  }

  /** The video is at this second. */
  note(second: number): void {
    const limit = this.options.duration ?? Infinity;
    this.watched = Math.max(this.watched, Math.min(Math.floor(second), limit));
    this.see(second);
    if (this.options.now() - this.reportedAt >= limits.watchReportIntervalMs) this.report(false);
  }

  /** The page is being left: what is not yet reported goes out now. */
  leave(): void {
    this.report(true);
  }

  private see(second: number): void {
    const before = this.at;
    this.at = second;
    if (before === undefined || second < before || second - before > STEP) return;
    const last = this.seen.at(-1);
    if (last && last.to === before) last.to = second;
    else this.seen.push({ from: before, to: second });
  }

  private report(isLeaving: boolean): void {
    const seen = this.seen.map(({ from, to }) => ({ from: Math.floor(from), to: Math.floor(to) }));
    const whole = seen.filter(({ from, to }) => to > from);
    if (this.watched <= this.reported && whole.length === 0) return;
    const [before, kept] = [this.reported, this.seen];
    this.reported = this.watched;
    this.reportedAt = this.options.now();
    this.seen = [];
    // A lost report goes out with the next one.
    this.options.send({ watchTime: this.watched, seen: whole }, isLeaving).catch(() => {
      this.reported = before;
      this.seen = [...kept, ...this.seen];
    });
  }
}
