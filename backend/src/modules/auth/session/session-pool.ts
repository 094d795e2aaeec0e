import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { PoolMetrics } from '#platform/metrics/pool-metrics';

/** Sessions have a pool of their own, so that slow queries never keep anybody from being recognised. */
@Injectable()
export class SessionPool implements OnApplicationShutdown {
  readonly pool: pg.Pool;
  private beforeClosing: () => void = () => undefined;

  constructor(@Inject(APP_CONFIG) config: AppConfig, pools: PoolMetrics) {
    this.pool = new pg.Pool({
      connectionString: config.database.url,
      max: 4,
      connectionTimeoutMillis: 5000,
      // A machine that vanished never answers; its places come back all the same (REL-10).
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'masar-sessions',
    });
    // An idle client whose server went away must not end the process; the next query reports it.
    this.pool.on('error', () => undefined);
    pools.watch('sessions', this.pool);
  }

  closeWith(close: () => void): void {
    this.beforeClosing = close;
  }

  async onApplicationShutdown(): Promise<void> {
    this.beforeClosing();
    await this.pool.end();
  }
}
