import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import { passwords } from './database-node.ts';
import { nodeNumbers, type Places } from './places.ts';
import { folderFor, hand, replaced, startProgram } from './programs.ts';

/** HAProxy, by the file that operators use. */
export function startProxy(parent: string, places: Places): ChildProcess {
  const at = (port: number): string => `127.0.0.1:${port}`;
  const environment = {
    DATABASE_BIND: at(places.database),
    MASAR_BIND: at(places.masar),
    ...Object.fromEntries(
      nodeNumbers.flatMap((number) => {
        const { host, database, api } = places.nodes[number];
        return [
          [`NODE${number}`, `${host}:${database}`],
          [`NODE${number}_API`, String(api)],
        ];
      }),
    ),
    SERVER1: at(places.server1),
    SERVER2: at(places.server2),
  };
  const command = ['haproxy', '-db', '-f', join(root, 'ops/ha/haproxy.cfg')];
  return startProgram(folderFor(parent, 'haproxy'), 'haproxy', command, { environment });
}

/** PgBouncer, by the file that operators use, with two addresses replaced. */
export function startPooler(parent: string, places: Places): ChildProcess {
  const folder = folderFor(parent, 'pgbouncer');
  const settings = replaced(readFileSync(join(root, 'ops/ha/pgbouncer.ini'), 'utf8'), {
    'host=haproxy port=5000': `host=127.0.0.1 port=${places.database}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
    'listen_port = 6432': `listen_port = ${places.pooler}`,
  });
  writeFileSync(join(folder, 'userlist.txt'), `"masar" "${passwords.masar}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  for (const name of ['userlist.txt', 'pgbouncer.ini']) hand(join(folder, name));
  return startProgram(folder, 'pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')]);
}
