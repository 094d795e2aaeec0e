import { Global, Module } from '@nestjs/common';
import { Efforts } from './efforts.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, Efforts], exports: [RateLimits, Efforts] })
export class RateLimitsModule {}
