import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { loadAppConfig } from '#platform/config/app-config';
import { AppModule } from './app.module.js';
import { setUpHttpPipeline } from './http-pipeline.js';

async function start(): Promise<void> {
  const config = loadAppConfig();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    abortOnError: false,
    bodyParser: false,
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  // After the hooks have run the work is done: the exit code says so (REL-5).
  app.enableShutdownHooks([], { useProcessExit: true });
  await setUpHttpPipeline(app).listen(config.http.port, config.http.host);
  app.get(Logger).log(`Masar answers at ${await app.getUrl()}`);
}

start().catch((error: unknown) => {
  // A start that fails says why in words; the stack helps only where nobody foresaw it.
  process.stderr.write(`${error instanceof Error ? `${error.message}\n` : String(error)}\n`);
  process.exit(1);
});
