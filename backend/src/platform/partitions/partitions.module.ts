import { Global, Module } from '@nestjs/common';
import { TimePartitions } from './time-partitions.js';

@Global()
@Module({ providers: [TimePartitions], exports: [TimePartitions] })
export class PartitionsModule {}
