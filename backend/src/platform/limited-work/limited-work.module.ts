import { Global, Module } from '@nestjs/common';
import { LimitedWork } from './limited-work.js';

@Global()
@Module({ providers: [{ provide: LimitedWork, useFactory: () => new LimitedWork() }], exports: [LimitedWork] })
export class LimitedWorkModule {}
