import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import type { DoomedInstallation } from './doomed-installation.ts';

/** What `npm run invariants` finds: how many counters, totals and states disagree with their rows. */
export function countDrift({
  databaseUrl,
  dataDirectory,
}: Pick<DoomedInstallation, 'databaseUrl' | 'dataDirectory'>): number {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/backend-command.ts'), 'invariants'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  });
  const line = stdout.split('\n').find((one) => one.startsWith('{'));
  if (!line) throw new Error(`The invariants could not be counted:\n${stderr}`);
  return (JSON.parse(line) as { figures: { drift: number } }).figures.drift;
}
