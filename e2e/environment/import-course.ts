import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './masar-server.ts';

/** Whether the command can reach the database of the server under test. */
export const canImportCourses = (): boolean => Boolean(process.env['DATABASE_URL'] || process.env['DATA_DIR']);

/** Runs `npm run course:import -- FOLDER --publish` on the database of the run; returns the course's id. */
export function importCourse(folder: string): string {
  const output = execFileSync(
    process.execPath,
    [join(root, 'tools/backend-command.ts'), 'course-import', folder, '--publish'],
    { cwd: root, encoding: 'utf8' },
  );
  const id = /\(([0-9a-f-]{36})\)/.exec(output)?.[1];
  if (!id) throw new Error(`The import names no course: ${output}`);
  return id;
}
