import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { KnownFailure, reportFailure, root } from '../workspace.ts';
import { haveDebianPrograms } from './debian-packages.ts';

/**
 * npm run accept:point-in-time [-- --people N --seconds N]: builds what changed, archives the log of three nodes in
 * OpenStack Swift, lets people write, loses all three nodes, goes back to a second by the scripts of ops/archive, and
 * compares by the people's ledger (SCL-4).
 */
stopChildrenOnSignal();
try {
  if (process.getuid?.() !== 0)
    throw new KnownFailure({
      ar: 'يلزم هذا التجريبَ مستخدم root: قاعدة البيانات تُسأل بحساب postgres.',
      en: 'This trial takes root: the database is asked as the user postgres.',
    });
  const database = ['postgresql-15', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy', 'pgbackrest'];
  const bucket = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached', 'openssl'];
  const programs = ['psql', 'patroni', 'etcd', 'pgbouncer', 'haproxy', 'pgbackrest', 'swift-proxy-server', 'openssl'];
  if (haveDebianPrograms(programs, [...database, ...bucket])) {
    await buildWhatChanged(new AbortController().signal);
    const script = join(root, 'e2e/faults/point-in-time/accept-point-in-time.ts');
    process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
  }
} catch (error) {
  reportFailure(error);
}
