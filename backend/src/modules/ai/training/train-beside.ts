import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Trains and stores a model in a thread of its own; answers its id, null where there is too little to learn from. */
export async function trainBeside(databaseUrl: string): Promise<string | null> {
  // The sources run as .ts, the build as .js.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./training.worker.${extension}`, import.meta.url), {
    workerData: { databaseUrl },
  });
  // A worker that fails emits `error`, which `once` turns into a rejection.
  const [modelId] = (await once(worker, 'message')) as [string | null];
  return modelId;
}
