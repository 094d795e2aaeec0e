import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { Metrics } from './metrics.js';

/** How far each pool of connections to the database is used; calls that wait for one are the first sign of trouble. */
@Injectable()
export class PoolMetrics {
  private readonly pools = new Map<string, pg.Pool>();

  constructor({ registry }: Metrics) {
    const { pools } = this;
    new Gauge({
      name: 'masar_database_connections',
      help: 'Connections to the database by pool: used, idle',
      labelNames: ['pool', 'state'],
      registers: [registry],
      collect() {
        for (const [pool, { totalCount, idleCount }] of pools) {
          this.set({ pool, state: 'used' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
        }
      },
    });
    new Gauge({
      name: 'masar_database_waiting',
      help: 'Questions that wait for a connection, by pool',
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
      },
    });
  }

  /** Shows a pool from now on. */
  watch(name: string, pool: pg.Pool): void {
    this.pools.set(name, pool);
  }
}
