import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { AppConfig } from '#platform/config/app-config';
import { nonceOf } from '#platform/http/security-headers';

/** Written into the built pages by Vite; replaced by each response's own nonce (SEC-3). */
const noncePlaceholder = '__CSP_NONCE__';

/** Serves the portal at / and the console at /console from their builds, where these exist. */
export function serveWebApps(app: NestExpressApplication, config: AppConfig): void {
  serveApp(app, '/console', join(config.web.root, 'admin-console/dist'));
  serveApp(app, '/', join(config.web.root, 'portal/dist'));
}

function serveApp(app: NestExpressApplication, mount: string, folder: string): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const files = express.static(folder, { index: false, setHeaders: cacheByKind });
  app.use(mount, (request: Request, response: Response, next: NextFunction) => {
    // Looking for a file of that name would cost every call of the API a visit to the disk.
    if (isApiCall(request)) next();
    else files(request, response, next);
  });
  app.use(mount, (request: Request, response: Response, next: NextFunction) => {
    if (!isPageRequest(request)) {
      next();
      return;
    }
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(html.replaceAll(noncePlaceholder, nonceOf(response)));
  });
}

/** Hashed files never change; everything else is asked for again. */
function cacheByKind(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const isApiCall = (request: Request): boolean => request.originalUrl.startsWith('/api/');

/** A navigation, not a call of the API and not a missing file. */
const isPageRequest = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !isApiCall(request) && !/\.\w{2,5}$/.test(request.path);
