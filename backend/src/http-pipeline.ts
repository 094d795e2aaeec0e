import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { Router } from 'express';
import { identifyCaller } from '#modules/auth';
import { RoomSockets } from '#modules/vr';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ProblemFilter } from '#platform/errors/problem.filter';
import { Readiness } from '#platform/health/health.controller';
import { RequestCounts } from '#platform/health/request-counts';
import { canonicalPath } from '#platform/http/canonical-path';
import { keepConnections } from '#platform/http/kept-connections';
import { personalAnswers } from '#platform/http/personal-answers.middleware';
import { requestBodies } from '#platform/http/request-bodies';
import { securityHeaders } from '#platform/http/security-headers';
import { createValidationPipe } from '#platform/http/validation.pipe';
import { rememberReader } from '#platform/i18n/reader-language';
import { KeptAnswers } from '#platform/kept-reads/kept-answers';
import { KeptRoutes } from '#platform/kept-reads/kept-routes';
import { parseQueriesOnce } from '#platform/kept-reads/queries-once';
import { rememberRules } from '#platform/kept-reads/remembered-rules';
import { rememberRequestId } from '#platform/logging/request-context';
import { requestLog } from '#platform/logging/request-log.middleware';
import { Metrics } from '#platform/metrics/metrics';
import { RequestMetrics } from '#platform/metrics/request-metrics';
import { serveApiDocs } from '#platform/openapi/openapi-document';
import { Tracing } from '#platform/traces/tracing';
import { serveWebApps } from '#platform/web/web-apps';

/** Most compressed answers fit. Each is given a piece of that size, which stays until the next collection (PERF-8). */
const chunkSize = 4096;
/** A head has to be there soon; a body may take as long as 20 MB take on a slow line. */
const patience = { headersTimeout: 20_000, requestTimeout: 300_000 };

/** The life of a request up to its controller, in order; the tests run the same (architecture.md). */
export function setUpHttpPipeline(app: NestExpressApplication): NestExpressApplication {
  const config = app.get<AppConfig>(APP_CONFIG);
  Object.assign(app.getHttpServer(), patience);
  app.setGlobalPrefix('api', { exclude: ['robots.txt', 'sitemap.xml'] });
  app.set('trust proxy', config.http.trustedProxies);
  app.set('query parser', 'simple');
  parseQueriesOnce(app);
  rememberRules();
  app.disable('x-powered-by');
  // Hashing every answer costs more than the few that come back unchanged; files have tags of their own.
  app.disable('etag');
  app.use(requestLog);
  if (app.get(Metrics).isOn) app.use(app.get(RequestMetrics).measuring);
  if (app.get(Tracing).isOn) app.use('/api', app.get(Tracing).measuring);
  app.use('/api', app.get(RequestCounts).counting);
  app.use(securityHeaders(config.session.secure));
  app.use(compression({ chunkSize, brotli: { chunkSize } }));
  const answers = app.get(KeptAnswers);
  const routes = app.get(KeptRoutes);
  const caller = identifyCaller(app, routes.takes);
  const pipe = createValidationPipe();
  const api = Router().use(
    canonicalPath,
    answers.answeringEverybody,
    caller,
    answers.answeringReader,
    personalAnswers,
    requestBodies(config.http.publicUrl),
    rememberRequestId,
    rememberReader,
    routes.answering(pipe),
  );
  app.use('/api', api);
  app.useGlobalPipes(pipe);
  app.useGlobalFilters(new ProblemFilter());
  serveApiDocs(app);
  serveWebApps(app, config);
  const readiness = app.get(Readiness);
  keepConnections(app.getHttpServer(), () => readiness.isStopping);
  app.get(RoomSockets).attach(app.getHttpServer(), caller);
  return app;
}
