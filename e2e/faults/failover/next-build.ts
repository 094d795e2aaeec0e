import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';

/** Busy tables that get a column more, each in a migration of its own, as the rule for migrations wants it. */
const widened = ['enrollments', 'replies', 'analytics'];

/**
 * This build with migrations that it lacks, in a folder of its own: what an update brings. They only add, so that
 * servers of the former build work on beside it (docs/scaling.md).
 */
export function makeNextBuild(parent: string): string {
  const folder = join(parent, 'next');
  const backend = join(folder, 'backend');
  mkdirSync(backend, { recursive: true });
  cpSync(join(root, 'backend/dist'), join(backend, 'dist'), { recursive: true });
  cpSync(join(root, 'backend/package.json'), join(backend, 'package.json'));
  for (const shared of ['node_modules', 'seeds']) symlinkSync(join(root, 'backend', shared), join(backend, shared));
  for (const room of ['node_modules', 'libs', 'portal', 'admin-console', 'tools'])
    symlinkSync(join(root, room), join(folder, room));
  for (const [index, table] of widened.entries()) {
    const name = `Migration99991231T000${index}_trial_of_${table}`;
    writeFileSync(join(backend, 'dist/migrations', `${name}.js`), widening(name, table));
  }
  return folder;
}

const widening = (name: string, table: string): string => `
import { Migration } from '@mikro-orm/migrations';
export class ${name} extends Migration {
  up() {
    this.addSql('alter table ${table} add column trial_of_updates text');
  }
}
`;
