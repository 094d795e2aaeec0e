import { LoggerModule } from 'nestjs-pino';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { logOptions } from './log-options.js';

/** Structured logs as lines of JSON (OPS-4). Requests are logged by `requestLog`, a third of pino-http's cost. */
export const loggingModule = LoggerModule.forRootAsync({
  inject: [APP_CONFIG],
  useFactory: (config: AppConfig) => ({ pinoHttp: logOptions(config.logLevel), forRoutes: [] }),
});
