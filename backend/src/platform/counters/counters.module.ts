import { Global, Module } from '@nestjs/common';
import { CounterFolding } from './counter-folding.js';

@Global()
@Module({ providers: [CounterFolding], exports: [CounterFolding] })
export class CountersModule {}
