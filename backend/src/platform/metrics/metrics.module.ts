import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { PoolMetrics } from './pool-metrics.js';
import { RequestMetrics } from './request-metrics.js';

/** Figures for Prometheus on a port of their own (OPS-4). */
@Global()
@Module({
  providers: [Metrics, MetricsServer, PoolMetrics, RequestMetrics],
  exports: [Metrics, PoolMetrics, RequestMetrics],
})
export class MetricsModule {}
