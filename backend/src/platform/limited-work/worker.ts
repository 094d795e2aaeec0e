import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { AnswerReader, answerStream } from './answer-stream.js';
import type { WorkLimits } from './work-limits.js';
import { begun, type WorkOrder, type WorkOutcome } from './worker-messages.js';

const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(new URL(isSource ? './worker-process.ts' : './worker-process.js', import.meta.url));
const loader = new URL('../../../../tools/swc-loader.ts', import.meta.url).href;
const pageBytes = 4096;
const ticksPerSecond = 100;

/** One process that does one piece of work at a time, and is ended when that needs more than its limits. */
export class Worker {
  private readonly child: ChildProcess;
  private readonly answers: Socket;

  constructor(private readonly limits: WorkLimits) {
    this.child = fork(script, {
      execArgv: [
        ...(isSource ? ['--conditions=source', '--import', loader] : []),
        `--max-old-space-size=${limits.heapMegabytes}`,
        '--max-semi-space-size=8',
      ],
      serialization: 'advanced',
      // No secret of the server's environment reaches the process that reads what strangers send.
      env: {
        NODE_ENV: process.env['NODE_ENV'],
        TZ: process.env['TZ'],
        MALLOC_ARENA_MAX: '2',
        NICENESS: String(limits.niceness),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    // Whoever waits hears of it below; without anybody it must not end the server.
    this.child.on('error', () => undefined);
    // What runs in it is waited for by its caller; by itself it keeps no server alive.
    this.child.unref();
    this.child.channel?.unref();
    this.answers = this.child.stdio[answerStream] as Socket;
    this.answers.on('error', () => undefined).unref();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null || !this.child.connected;
  }

  /** The answer, or how the process ended instead. */
  async answer(order: WorkOrder): Promise<WorkOutcome> {
    const { promise, resolve } = Promise.withResolvers<WorkOutcome>();
    let hasBegun = false;
    // Whatever ends it before the work begins is no fault of the input; nor is a kill that is not ours, as by a system
    // without memory.
    const ended = (why: string) => resolve(hasBegun ? { ended: why } : { unable: why, hasBegun });
    const onExit = (code: number | null, signal: string | null) =>
      signal === 'SIGKILL' ? resolve({ unable: signal, hasBegun }) : ended(signal ?? `exit code ${code}`);
    const onError = (error: Error) => ended(error.message);
    const stop = (why: string) => {
      ended(why);
      this.end();
    };
    const within = (seconds: number) => setTimeout(() => stop(`longer than ${seconds} s`), seconds * 1000);
    let timeout = within(this.limits.secondsToBegin);
    let secondsBefore = Infinity;
    const onMessage = (message: unknown) => {
      if (message !== begun) return;
      hasBegun = true;
      clearTimeout(timeout);
      timeout = within(this.limits.secondsToEnd);
      secondsBefore = this.processorSeconds();
    };
    const reader = new AnswerReader(this.limits.answerMegabytes * 2 ** 20);
    const onBytes = (bytes: Buffer) => {
      if (!reader.take(bytes)) return;
      if (reader.isTooLong) stop(`an answer of more than ${this.limits.answerMegabytes} MB`);
      else resolve(reader.answer());
    };
    const watch = setInterval(() => {
      if (this.residentMegabytes() > this.limits.residentMegabytes)
        stop(`more than ${this.limits.residentMegabytes} MB`);
      if (this.processorSeconds() - secondsBefore > this.limits.seconds)
        stop(`more than ${this.limits.seconds} s of the processor`);
    }, 100);
    this.answers.on('data', onBytes);
    this.child.on('message', onMessage).once('exit', onExit).once('error', onError);
    this.child.send(order, (error) => error && ended(error.message));
    try {
      return await promise;
    } finally {
      clearTimeout(timeout);
      clearInterval(watch);
      this.answers.off('data', onBytes);
      this.child.off('message', onMessage).off('exit', onExit).off('error', onError);
    }
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  /** The memory that it really holds, buffers included. */
  private residentMegabytes(): number {
    const [, pages = 0] = this.figuresOf('statm');
    return (pages * pageBytes) / 2 ** 20;
  }

  /** What it has computed since it began, in its own code and for it in the system. */
  private processorSeconds(): number {
    // Counted from behind the name, the third figure.
    const [own = 0, system = 0] = this.figuresOf('stat').slice(11);
    return (own + system) / ticksPerSecond;
  }

  /** What the system tells of the process; nothing, which counts as 0, where there is no /proc. */
  private figuresOf(file: 'stat' | 'statm'): number[] {
    try {
      const line = readFileSync(`/proc/${this.child.pid}/${file}`, 'utf8');
      return line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ')
        .map(Number);
    } catch {
      return [];
    }
  }
}
