import { Global, Module } from '@nestjs/common';
import { TaskMetrics } from './task-metrics.js';
import { TaskQueue } from './task-queue.js';

@Global()
@Module({ providers: [TaskMetrics, TaskQueue], exports: [TaskQueue] })
export class TasksModule {}
