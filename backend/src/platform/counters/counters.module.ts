import { Global, Module } from '@nestjs/common';
import { CounterFolding } from './counter-folding.js';
import { CrowdedWrites } from './crowded-writes.js';

@Global()
@Module({ providers: [CounterFolding, CrowdedWrites], exports: [CounterFolding, CrowdedWrites] })
export class CountersModule {}
