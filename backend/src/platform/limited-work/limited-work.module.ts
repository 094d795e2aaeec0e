import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { LimitedWork } from './limited-work.js';
import { workLimits } from './work-limits.js';

@Global()
@Module({
  providers: [
    {
      provide: LimitedWork,
      useFactory: ({ background }: AppConfig) => new LimitedWork({ ...workLimits, ...background }),
      inject: [APP_CONFIG],
    },
  ],
  exports: [LimitedWork],
})
export class LimitedWorkModule {}
