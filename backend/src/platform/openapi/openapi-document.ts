import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { documentedModels } from '#platform/http/answers';
import { documentIdempotencyKey } from '#platform/idempotency/document-idempotency-key';
import { addExamples } from './add-examples.js';
import { groupByAudience } from './audiences.js';
import { describeAccess } from './describe-access.js';
import { docsFiles } from './docs-page.js';

/** The contract, generated from the code (API-1). */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Masar API')
    .setDescription(
      'مسار: منصة تعلّم عربية أولاً. Failures are problem details (RFC 9457); decimals are strings, times UTC, lists pages with Link and X-Total-Count.',
    )
    .setVersion('1')
    .addServer('/')
    .addSecurity('session', {
      type: 'apiKey',
      in: 'cookie',
      name: 'masar',
      description: 'The session cookie set by signing in',
    })
    .addSecurity('organization', {
      type: 'http',
      scheme: 'bearer',
      description: 'A token of the organisation, made by administrators; it reads records of all people',
    })
    .addSecurity('token', {
      type: 'http',
      scheme: 'bearer',
      description: 'A personal access token; each call says which scope it needs',
    });
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: documentedModels,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return sortKeys(groupByAudience(addExamples(describeAccess(documentIdempotencyKey(document)))));
}

/** Swagger UI at /api/docs lets an integrator try calls (API-2); the page is ours, the files are those of the package. */
export function serveApiDocs(app: NestExpressApplication): void {
  app.use('/api/docs', docsPage);
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}

function docsPage({ path, method }: Request, response: Response, next: NextFunction): void {
  const file = docsFiles[path];
  if (!file || !['GET', 'HEAD'].includes(method)) return next();
  response.type(file.type).send(file.text);
}

/** Paths in a stable order, so that the committed document changes only where the contract does. */
function sortKeys(document: OpenAPIObject): OpenAPIObject {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  };
}
