import { Global, Module } from '@nestjs/common';
import { Tracing } from './tracing.js';

/** Traces for a collector, and slow statements for the log (OPS-6). */
@Global()
@Module({ providers: [Tracing], exports: [Tracing] })
export class TracesModule {}
