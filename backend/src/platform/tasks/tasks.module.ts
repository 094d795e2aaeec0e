import { Global, Module } from '@nestjs/common';
import { TaskQueue } from './task-queue.js';

@Global()
@Module({ providers: [TaskQueue], exports: [TaskQueue] })
export class TasksModule {}
