import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';
import { haveDebianPrograms } from './debian-packages.ts';

/**
 * npm run accept:failover [-- --kills N --people N]: builds what changed, starts three PostgreSQL under Patroni with etcd,
 * PgBouncer, HAProxy and two servers on loopback by the files of ops/ha, and kills one primary after the other under
 * people who write (SCL-4).
 */
stopChildrenOnSignal();
try {
  const packages = ['postgresql-15', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy'];
  if (haveDebianPrograms(['psql', 'patroni', 'etcd', 'pgbouncer', 'haproxy'], packages)) {
    await buildWhatChanged(new AbortController().signal);
    const script = join(root, 'e2e/faults/failover/accept-failover.ts');
    process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
  }
} catch (error) {
  reportFailure(error);
}
