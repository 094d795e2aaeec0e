import { type Pose, type PoseWords, toPoseWords } from '@masar/domain';

/** Sends the own pose at most once in an interval, the last one always, and nothing while nobody moves. */
export class PoseSender {
  private last: PoseWords | null = null;
  private waiting: PoseWords | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly send: (pose: PoseWords) => void,
    private readonly intervalMs: number,
  ) {}

  move(pose: Pose): void {
    const words = toPoseWords(pose);
    if (words.every((value, index) => value === (this.waiting ?? this.last)?.[index])) return;
    this.waiting = words;
    if (this.timer === null) this.flush();
  }

  /** After the line was lost: the server may know nothing any more. */
  repeat(): void {
    if (this.last) this.send(this.last);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting === null) return;
    this.last = this.waiting;
    this.waiting = null;
    this.send(this.last);
    this.timer = setTimeout(() => this.flush(), this.intervalMs);
  }
}
