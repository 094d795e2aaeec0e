import { findFreePort } from '@masar/local-postgres';

/** Everything that listens, on loopback. */
const listeners = [
  ...['etcd', 'etcdPeers', 'database', 'pooler', 'masar'],
  ...['node1', 'node2', 'node3', 'api1', 'api2', 'api3', 'server1', 'server2'],
] as const;

export type Ports = Record<(typeof listeners)[number], number>;

export async function choosePorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < listeners.length) ports.add(await findFreePort());
  const chosen = [...ports];
  return Object.fromEntries(listeners.map((name, index) => [name, chosen[index]!])) as Ports;
}
