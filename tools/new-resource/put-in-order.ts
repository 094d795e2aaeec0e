import { join } from 'node:path';
import { exitCodeOf } from '../child.ts';
import { KnownFailure, root } from '../workspace.ts';

/** Imports stand in the order that lint asks for, whatever a template wrote; then Prettier has the last word on blanks. */
export async function putInOrder(paths: readonly string[]): Promise<void> {
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  const run = (program: string, ...options: string[]) =>
    exitCodeOf(join(root, 'node_modules/.bin', program), [...options, ...sources], { cwd: root });
  // What is more than an order is for `npm run check` to say.
  await run('eslint', '--fix', '--quiet', '--no-warn-ignored');
  if ((await run('prettier', '--write', '--log-level', 'warn')) !== 0)
    throw new KnownFailure({ ar: 'لم تُنسَّق الملفات.', en: 'The files were not formatted.' });
}
