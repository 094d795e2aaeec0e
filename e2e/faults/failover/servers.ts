import { setTimeout as sleep } from 'node:timers/promises';
import { type MasarServer, startMasar } from '../../environment/masar-server.ts';
import { passwords } from './database-node.ts';
import type { Places } from './places.ts';

/** Two servers of Masar behind HAProxy, with PgBouncer between them and the primary. */
export class Servers {
  private readonly places: Places;
  private readonly dataDirectory: string;
  private servers: MasarServer[] = [];

  constructor(places: Places, dataDirectory: string) {
    this.places = places;
    this.dataDirectory = dataDirectory;
  }

  /** From a built checkout, this one where none is named. */
  async start(build?: string): Promise<void> {
    const { server1, server2 } = this.places;
    for (const port of [server1, server2]) this.servers.push(await this.startOne(port, build));
  }

  /** Ends each as an operator does and starts it again, one after the other, with some quiet between them. */
  async restart(quietMs: number, build?: string): Promise<void> {
    for (const [index, server] of this.servers.entries()) {
      await server.stop();
      this.servers[index] = await this.startOne(server.port, build);
      await sleep(quietMs);
    }
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop(signal)));
    this.servers = [];
  }

  private startOne(port: number, build: string | undefined): Promise<MasarServer> {
    const { pooler, database } = this.places;
    return startMasar({
      port,
      ...(build && { build }),
      databaseUrl: `postgres://masar:${passwords.masar}@127.0.0.1:${pooler}/masar`,
      dataDirectory: this.dataDirectory,
      environment: {
        DATABASE_DIRECT_URL: `postgres://masar:${passwords.masar}@127.0.0.1:${database}/masar`,
        TRUSTED_PROXIES: '1',
        // HAProxy needs two looks, half a second apart.
        DRAIN_SECONDS: '3',
        // Losing its database is what it is here for; it need not say so on the screen.
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      },
    });
  }
}
