import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';
import { haveDebianPrograms } from './debian-packages.ts';

/**
 * npm run accept:failover [-- --whole --kills N --cuts N --disks N --people N --former FOLDER]: builds what changed,
 * starts three nodes of etcd and PostgreSQL under Patroni, PgBouncer, HAProxy and two servers by the files of ops/ha, and
 * lets people write while primaries are killed, networks cut, disks filled and servers updated (SCL-4).
 */
stopChildrenOnSignal();
try {
  const packages = ['postgresql-15', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy', 'iproute2', 'nftables'];
  const programs = ['psql', 'patroni', 'etcd', 'pgbouncer', 'haproxy', 'ip', 'nft', 'nsenter'];
  if (haveDebianPrograms(programs, packages)) {
    await buildWhatChanged(new AbortController().signal);
    const script = [join(root, 'e2e/faults/failover/accept-failover.ts'), ...process.argv.slice(2)];
    const [command = '', ...args] = apart([process.execPath, ...script]);
    process.exitCode = await exitCodeOf(command, args, { cwd: root });
  }
} catch (error) {
  reportFailure(error);
}

/** With a network and mounts of its own, which go away with it, where that can be had. */
function apart(command: readonly string[]): readonly string[] {
  const own = ['unshare', '--net', '--mount'];
  const isAllowed = process.getuid?.() === 0 && spawnSync('unshare', [...own.slice(1), 'true']).status === 0;
  return isAllowed ? [...own, ...command, '--apart'] : command;
}
