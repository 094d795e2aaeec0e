import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';

const reconnectMs = 500;

/** What listeners do with a payload, and once the line is open again after a break. */
interface Hearing {
  heard: (payload: string) => void;
  /** Makes up for what was said while nobody listened; a failure breaks the line, which then is opened again. */
  back: () => Promise<void>;
  /** The line broke: what is said from now on is not heard. */
  lost?: () => void;
}

/** The one connection on which this process hears PostgreSQL's notifications; a lost one is replaced (REL-7). */
@Injectable()
export class DatabaseListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly hearings = new Map<string, Hearing[]>();
  private client: pg.Client | undefined;
  private isStopping = false;
  private waiting: NodeJS.Timeout | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Call it before the application has started. */
  listen(channel: string, hearing: Hearing): void {
    this.hearings.set(channel, [...(this.hearings.get(channel) ?? []), hearing]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.waiting);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.database.directUrl,
      application_name: 'masar-live',
      // A line to a machine that vanished is noticed and replaced within half a minute.
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.client = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of this.hearings.get(channel) ?? []) heard(payload);
    });
    client.on('error', (err) => this.logger.warn({ err }, 'news cannot be heard until the database is back'));
    client.on('end', () => {
      for (const { lost } of [...this.hearings.values()].flat()) lost?.();
      this.connectLater();
    });
    try {
      await client.connect();
      for (const channel of this.hearings.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      for (const { back } of [...this.hearings.values()].flat()) await back();
    } catch (err) {
      if (!this.isStopping) this.logger.warn({ err }, 'news cannot be heard yet');
      // `end` follows and tries again.
      await client.end().catch(() => undefined);
    }
  }

  private connectLater(): void {
    if (this.isStopping) return;
    this.waiting = setTimeout(() => void this.connect(), reconnectMs).unref();
  }
}
