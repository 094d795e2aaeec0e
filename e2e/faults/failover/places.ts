import { findFreePort } from '@masar/local-postgres';
import type { Wires } from './wires.ts';

export const nodeNumbers = [1, 2, 3] as const;
export type NodeNumber = (typeof nodeNumbers)[number];

/** Where the parts of a node listen. */
export interface NodePlace {
  host: string;
  /** Its network namespace; none where everything is on loopback. */
  network: string | undefined;
  database: number;
  api: number;
  etcd: number;
  etcdPeers: number;
}

/** Where everything listens: the nodes, and around them the ports of loopback. */
export interface Places {
  nodes: Record<NodeNumber, NodePlace>;
  database: number;
  pooler: number;
  masar: number;
  server1: number;
  server2: number;
}

/** Ports that nobody has, on machines of their own where there are wires between them. */
export async function choosePlaces(wires: Wires | undefined): Promise<Places> {
  const taken = new Set<number>();
  const port = async (): Promise<number> => {
    for (;;) {
      const free = await findFreePort();
      if (!taken.has(free)) return taken.add(free) && free;
    }
  };
  const node = async (number: NodeNumber): Promise<NodePlace> => ({
    host: wires?.hostOf(number) ?? '127.0.0.1',
    network: wires?.networkOf(number),
    database: await port(),
    api: await port(),
    etcd: await port(),
    etcdPeers: await port(),
  });
  return {
    nodes: { 1: await node(1), 2: await node(2), 3: await node(3) },
    database: await port(),
    pooler: await port(),
    masar: await port(),
    server1: await port(),
    server2: await port(),
  };
}
