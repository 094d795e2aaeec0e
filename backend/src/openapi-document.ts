import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadAppConfig } from '#platform/config/app-config';
import { createOpenApiDocument } from '#platform/openapi/openapi-document';
import { AppModule } from './app.module.js';

/** The contract as JSON text. Only reads the code's declarations: no database is needed. */
export async function generateOpenApiDocument(): Promise<string> {
  const config = loadAppConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SESSION_SECRET: 'used-by-nobody-because-nothing-listens',
    DEMO_MODE: 'true',
    LOG_LEVEL: 'silent',
  });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    logger: false,
    preview: true,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  return `${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`;
}
