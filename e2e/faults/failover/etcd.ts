import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import { type NodeNumber, nodeNumbers, type Places } from './places.ts';
import { folderFor, startProgram } from './programs.ts';

/** The etcd of a node, one of three that agree on who is the primary, by the settings of ops/ha. */
export function startEtcd(parent: string, number: NodeNumber, places: Places): ChildProcess {
  const { network } = places.nodes[number];
  const clientsOf = (one: NodeNumber): string => `http://${places.nodes[one].host}:${places.nodes[one].etcd}`;
  const peersOf = (one: NodeNumber): string => `http://${places.nodes[one].host}:${places.nodes[one].etcdPeers}`;
  const folder = folderFor(parent, 'etcd');
  const environment = {
    ...sharedSettings(),
    ETCD_NAME: `node${number}`,
    ETCD_DATA_DIR: join(folder, 'data'),
    ETCD_INITIAL_CLUSTER: nodeNumbers.map((one) => `node${one}=${peersOf(one)}`).join(','),
    ETCD_LISTEN_CLIENT_URLS: clientsOf(number),
    ETCD_ADVERTISE_CLIENT_URLS: clientsOf(number),
    ETCD_LISTEN_PEER_URLS: peersOf(number),
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peersOf(number),
    ETCD_LOG_LEVEL: 'error',
  };
  return startProgram(folder, 'etcd', ['etcd'], { environment, network });
}

const sharedSettings = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(root, 'ops/ha/etcd.env'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('=', 2) as [string, string]),
  );
