import { Module } from '@nestjs/common';
import { HealthController, Readiness } from './health.controller.js';
import { SystemHealth } from './system-health.js';

@Module({ controllers: [HealthController], providers: [Readiness, SystemHealth], exports: [SystemHealth] })
export class HealthModule {}
