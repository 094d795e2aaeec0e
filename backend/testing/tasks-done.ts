import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskKind } from '#platform/tasks/task-queue';
import { until } from './until.js';

/** Waits until nobody works on tasks of a kind and none waits for it: workers begin by themselves as soon as there is one. */
export async function tasksDone(em: EntityManager, { name }: TaskKind<object>): Promise<void> {
  const open = `select 1 from pgboss.job where name = ? and state < 'completed' and start_after <= now() limit 1`;
  await until(async () => (await em.execute(open, [name])).length === 0, `the tasks ${name} to be done`);
}
