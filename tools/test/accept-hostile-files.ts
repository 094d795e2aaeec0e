import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:hostile-files [-- --bytes N]: every hostile file to every route that takes one, and every hostile text to
 * every route that takes a long one, of so many bytes (REL-11); prints one JSON line.
 */
try {
  const { values } = parseArgs({ options: { bytes: { type: 'string', default: '300000' } } });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'medium', '--', 'test/hostile-files'],
    {
      cwd: join(root, 'backend'),
      env: { ...process.env, HOSTILE_BYTES: values.bytes, TEST_PATIENCE_MINUTES: '600' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) console.error(stdout + stderr);
  const figures: unknown = JSON.parse(/^\{"routes".*\}$/m.exec(stdout)?.[0] ?? '{}');
  console.log(JSON.stringify({ id: 'REL-11', pass: status === 0, figures }));
  process.exitCode = status ?? 1;
} catch (error) {
  reportFailure(error);
}
