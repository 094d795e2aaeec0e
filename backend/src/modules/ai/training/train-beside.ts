import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What the training process is told first. */
export interface TrainingOrder {
  databaseUrl: string;
  /** How far behind everything else it stands, 0 to 19. */
  niceness: number;
}

/** What the training process answers before it ends. */
export type TrainingAnswer = { modelId: string | null } | { failure: string };

/**
 * Trains and stores a model in a process of its own; answers its id, null where there is too little to learn from. A
 * process gives back all the memory that training took, which a thread would leave with the server (PERF-8).
 */
export async function trainBeside(order: TrainingOrder): Promise<string | null> {
  // The sources run as .ts, the build as .js.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const child = fork(new URL(`./training.worker.${extension}`, import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(order);
  const killed = once(child, 'exit').then(([code, signal]): [TrainingAnswer] => [
    { failure: `the training ended with ${signal ?? code}` },
  ]);
  const [answer] = (await Promise.race([once(child, 'message'), killed])) as [TrainingAnswer];
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.modelId;
}
