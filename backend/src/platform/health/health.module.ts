import { Module } from '@nestjs/common';
import { HealthController, Readiness } from './health.controller.js';
import { Heartbeats } from './heartbeats.js';
import { RequestCounts } from './request-counts.js';
import { SystemHealth } from './system-health.js';

@Module({
  controllers: [HealthController],
  providers: [Heartbeats, Readiness, RequestCounts, SystemHealth],
  exports: [SystemHealth],
})
export class HealthModule {}
