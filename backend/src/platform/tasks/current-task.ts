import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a task. */
export interface RunningTask {
  kind: string;
}

const tasks = new AsyncLocalStorage<RunningTask>();
const watchers = new Set<(task: RunningTask, ended: Promise<unknown>) => void>();

/** Does a task, so that what happens within it is known to belong to it. */
export function asTask<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const task = { kind };
  const ended = tasks.run(task, work);
  for (const watcher of watchers) watcher(task, ended);
  return ended;
}

export const currentTask = (): RunningTask | undefined => tasks.getStore();

/** Tells of every task of this process from now on, until the answered function is called. */
export function watchTasks(watcher: (task: RunningTask, ended: Promise<unknown>) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
