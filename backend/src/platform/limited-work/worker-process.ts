import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { answerStream, packed } from './answer-stream.js';
import type { LimitedJob } from './limited-job.js';
import { answerOfError, begun, type WorkAnswer, type WorkOrder } from './worker-messages.js';

// The process that does limited work. It knows no settings and no database, and ends with the server.

const answers = new Socket({ fd: answerStream });
setPriority(Number(process.env['NICENESS']));
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (order: WorkOrder) => void done(order).then((answer) => answers.write(packed(answer))));

async function done({ module, name, input }: WorkOrder): Promise<WorkAnswer> {
  try {
    const job = ((await import(module)) as Record<string, LimitedJob<unknown, unknown>>)[name];
    if (!job) throw new Error(`${module} exports no job ${name}.`);
    process.send?.(begun);
    return { output: await job.work(input) };
  } catch (error) {
    return answerOfError(error);
  }
}
