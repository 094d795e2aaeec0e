import type { IncomingMessage } from 'node:http';
import { Bucket, Buckets } from './socket-limits.js';

/** How many sockets may be open at once; who is not signed in gets none. */
export const socketsAtMost = { inAll: 5000, perNetwork: 400, perPerson: 12 };
/** Everything that comes over a socket, before it has a place in a room too: pings, calls and what is malformed. */
const packets = { burst: 150, perSecond: 60 };
/** Coming into rooms, of one person: each asks the database, also where it is refused. */
const entries = { burst: 10, perSecond: 1 };

export interface Caller {
  userId: string;
  network: string;
}

/** Counts the open sockets of this process, so that nobody takes all of them (REL-7, SEC-13). */
export class SocketGate {
  private readonly open = new Map<string, number>();

  /** Counts one more; answers what to call when it closes, or nothing where it may not stay. */
  enter({ userId, network }: Caller): (() => void) | undefined {
    const counted: [key: string, most: number][] = [
      ['all', socketsAtMost.inAll],
      [`network ${network}`, socketsAtMost.perNetwork],
      [`person ${userId}`, socketsAtMost.perPerson],
    ];
    if (counted.some(([key, most]) => (this.open.get(key) ?? 0) >= most)) return undefined;
    for (const [key] of counted) this.open.set(key, (this.open.get(key) ?? 0) + 1);
    return () => counted.forEach(([key]) => this.forget(key));
  }

  private forget(key: string): void {
    const left = (this.open.get(key) ?? 1) - 1;
    if (left > 0) this.open.set(key, left);
    else this.open.delete(key);
  }
}

export const packetLimit = (): Bucket => new Bucket(packets.burst, packets.perSecond, Date.now());

export const entryLimits = (): Buckets => new Buckets(entries.burst, entries.perSecond);

/** The address that asks, behind so many proxies of ours; what others write into the header is not believed. */
export function addressBehind({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [socket.remoteAddress ?? '', ...told.map((part) => part.trim()).reverse()].filter(Boolean);
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
}
