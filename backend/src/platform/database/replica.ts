import { MikroORM } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { databaseFailure, databaseStateOf } from '#platform/errors/database-errors';
import { Metrics } from '#platform/metrics/metrics';
import { PoolMetrics } from '#platform/metrics/pool-metrics';
import { watched } from './statement-watch.js';

const checkMs = 5000;
/** Servers write a heartbeat twice a minute, by the minute: this is a lag of a minute at most. */
const fitSql = `select coalesce(now() - max(minute) < interval '150 seconds', false) as "isFit" from heartbeats`;
const statementTimeout = '57014';

/**
 * The streaming replica of DATABASE_REPLICA_URL, for reads that bear a moment's lag (OPS-5). One that is away or lags by
 * more than a minute is not asked until it is back; nobody notices but the primary.
 */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Replica.name);
  private pool: pg.Pool | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isFit = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly orm: MikroORM,
    private readonly pools: PoolMetrics,
    private readonly metrics: Metrics,
  ) {}

  get isConfigured(): boolean {
    return this.config.database.replicaUrl !== undefined;
  }

  async onModuleInit(): Promise<void> {
    const { replicaUrl, poolSize } = this.config.database;
    if (replicaUrl === undefined) return;
    const primary = await this.orm.em.getConnection().getNativeClient();
    this.pool = new pg.Pool({
      connectionString: replicaUrl,
      max: poolSize,
      connectionTimeoutMillis: 2000,
      query_timeout: 20_000,
      keepAlive: true,
      application_name: 'masar-replica',
      // Rows come in the same types from either.
      ...(primary.options.types && { types: primary.options.types }),
    });
    this.pool.on('error', () => this.leaveOut('a connection of the replica broke'));
    this.pools.watch('replica', this.pool);
    this.metrics.gauge('masar_replica_up', 'Whether reads that bear lag go to the replica', () => Number(this.isFit));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.pool) return;
    await this.check();
    this.timer = setInterval(() => void this.check(), checkMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pool?.end();
  }

  /** The rows of a read, undefined where the primary has to be asked. */
  async rowsOf({ sql, parameters }: CompiledQuery): Promise<unknown[] | undefined> {
    if (!this.pool || !this.isFit) return undefined;
    try {
      const { pool } = this;
      const { rows } = await watched(sql, () => pool.query<pg.QueryResultRow>(sql, [...parameters]));
      return rows;
    } catch (error) {
      const state = databaseStateOf(error);
      // Too slow here is too slow there.
      if (state === statementTimeout) throw error;
      // Rows that the primary removed meanwhile cancel a read (40001); the replica itself is well.
      if (state !== '40001' && databaseFailure(error)?.status === 503) this.leaveOut('the replica failed a read');
      return undefined;
    }
  }

  private async check(): Promise<void> {
    try {
      const { rows } = await this.pool!.query<{ isFit: boolean }>(fitSql);
      const isFit = rows[0]?.isFit === true;
      if (isFit && !this.isFit) this.logger.log('reads that bear lag go to the replica');
      if (!isFit) this.leaveOut('the replica lags');
      this.isFit = isFit;
    } catch {
      this.leaveOut('the replica cannot be reached');
    }
  }

  private leaveOut(reason: string): void {
    if (this.isFit) this.logger.warn(`${reason}; the primary is asked instead`);
    this.isFit = false;
  }
}
