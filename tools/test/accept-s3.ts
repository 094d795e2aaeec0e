import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';
import { haveDebianPrograms } from './debian-packages.ts';

/**
 * npm run accept:s3 [-- --files N]: builds what changed, starts OpenStack Swift with its S3 interface on loopback, and
 * tries files, their move, their faults and backups on it (SCL-5).
 */
stopChildrenOnSignal();
try {
  const programs = ['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached'];
  if (haveDebianPrograms(programs, ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'])) {
    await buildWhatChanged(new AbortController().signal);
    const script = join(root, 'e2e/faults/s3/accept-s3.ts');
    process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
  }
} catch (error) {
  reportFailure(error);
}
