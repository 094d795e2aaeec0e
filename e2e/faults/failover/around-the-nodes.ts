import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import { passwords } from './database-node.ts';
import type { Ports } from './ports.ts';
import { folderFor, hand, startProgram } from './programs.ts';

/** One etcd, which says who is the primary. */
export function startEtcd(parent: string, ports: Ports): ChildProcess {
  const { etcd, etcdPeers } = ports;
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeers}`];
  const folder = folderFor(parent, 'etcd');
  const settings = {
    'data-dir': join(folder, 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
    'log-level': 'error',
  };
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return startProgram(folder, 'etcd', ['etcd', ...flags]);
}

/** HAProxy, by the file that operators use. */
export function startProxy(parent: string, ports: Ports): ChildProcess {
  const at = (port: number): string => `127.0.0.1:${port}`;
  const environment = {
    DATABASE_BIND: at(ports.database),
    MASAR_BIND: at(ports.masar),
    ...Object.fromEntries(
      ([1, 2, 3] as const).flatMap((number) => [
        [`NODE${number}`, at(ports[`node${number}`])],
        [`NODE${number}_API`, String(ports[`api${number}`])],
      ]),
    ),
    SERVER1: at(ports.server1),
    SERVER2: at(ports.server2),
  };
  const command = ['haproxy', '-db', '-f', join(root, 'ops/ha/haproxy.cfg')];
  return startProgram(folderFor(parent, 'haproxy'), 'haproxy', command, { environment });
}

/** PgBouncer, by the file that operators use, with two addresses replaced. */
export function startPooler(parent: string, ports: Ports): ChildProcess {
  const folder = folderFor(parent, 'pgbouncer');
  const settings = replaced(readFileSync(join(root, 'ops/ha/pgbouncer.ini'), 'utf8'), {
    'host=haproxy port=5000': `host=127.0.0.1 port=${ports.database}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
    'listen_port = 6432': `listen_port = ${ports.pooler}`,
  });
  writeFileSync(join(folder, 'userlist.txt'), `"masar" "${passwords.masar}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  for (const name of ['userlist.txt', 'pgbouncer.ini']) hand(join(folder, name));
  return startProgram(folder, 'pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')]);
}

/** A file's text with other addresses; each has to be there. */
function replaced(text: string, others: Record<string, string>): string {
  for (const [from, to] of Object.entries(others)) {
    if (!text.includes(from)) throw new Error(`pgbouncer.ini does not say ‘${from}’`);
    text = text.replace(from, to);
  }
  return text;
}
