import { PgBoss } from 'pg-boss';
import { QUEUE_OPTIONS } from './task-queue.js';

interface Task {
  id: string;
  name: string;
  data: object;
  startAfter: string;
}

const page = 500;

/** Puts tasks of another database into the queue of this one; they wait until a server starts (REL-8). */
export async function resumeTasks(databaseUrl: string, tasks: readonly Task[]): Promise<void> {
  if (tasks.length === 0) return;
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on('error', (error) => (failure = error));
  await boss.start();
  try {
    for (const [name, ofKind] of Map.groupBy(tasks, (task) => task.name)) {
      await boss.createQueue(name, QUEUE_OPTIONS);
      for (let first = 0; first < ofKind.length; first += page) {
        await boss.insert(
          name,
          ofKind.slice(first, first + page).map(({ id, data, startAfter }) => ({ id, data, startAfter })),
        );
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure as Error;
}
