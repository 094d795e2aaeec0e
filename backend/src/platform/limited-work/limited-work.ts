import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { defineError } from '#platform/errors/app-error';
import { WorkerUnavailable } from '#platform/errors/platform.errors';
import { currentAsker } from '#platform/shares/asker';
import { Shares } from '#platform/shares/shares';
import { DrawnThings } from './drawn-things.js';
import { type LimitedJob, type Line, lines } from './limited-job.js';
import { type WorkLimits, workLimits } from './work-limits.js';
import { WorkLine } from './work-line.js';
import { outputOf } from './worker-messages.js';

/** Work that needed more memory or time than it may use. Who was given foreign input says so instead (REL-11). */
export class TooHeavy extends defineError('platform.unavailable', 503) {}

/**
 * Runs heavy work, and work on what strangers send, in processes with limits of memory and time (REL-11): the server
 * answers meanwhile, and no input ends it.
 */
export class LimitedWork implements OnApplicationShutdown {
  private readonly log = new Logger(LimitedWork.name);
  private readonly lines: Record<Line, WorkLine>;
  private readonly drawn = new DrawnThings();

  constructor(limits: WorkLimits = workLimits) {
    const lineOf = (line: Line) => new WorkLine(limits, new Shares(limits.waiting[line]), limits.places[line]);
    this.lines = Object.fromEntries(lines.map((line) => [line, lineOf(line)])) as Record<Line, WorkLine>;
  }

  /**
   * What the job makes of the input; its refusals are thrown as they are, `TooHeavy` when it reached a limit,
   * `WorkerUnavailable` when the system gave no process for it.
   */
  async run<Input, Output>(job: LimitedJob<Input, Output>, input: Input): Promise<Output> {
    const order = { module: job.module, name: job.name, input };
    const answer = await this.lines[job.line].answer(order, currentAsker());
    if ('unable' in answer) {
      this.log.error(`No process for limited work ${job.name}: ${answer.unable}`);
      throw new WorkerUnavailable({}, { cause: answer.unable, headers: { 'Retry-After': '60' } });
    }
    if (!('ended' in answer)) return outputOf(answer) as Output;
    this.log.warn(`Limited work ${job.name} was stopped: ${answer.ended}`);
    throw new TooHeavy({}, { cause: answer.ended });
  }

  /** What the job draws of the input, from what is at hand where the same was drawn before. */
  draw<Input>(job: LimitedJob<Input, Uint8Array>, input: Input): Promise<Uint8Array> {
    return this.drawn.of(job.name, input, () => this.run(job, input));
  }

  /** The process of a line, if there is one now. */
  processOf(line: Line): number | undefined {
    return this.lines[line].pid;
  }

  /** After the calls that wait have been answered (REL-5). */
  onApplicationShutdown(): void {
    for (const line of Object.values(this.lines)) line.end();
  }
}
