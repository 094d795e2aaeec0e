import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { AppConfig } from '#platform/config/app-config';
import { PageTemplate } from './page-template.js';
import { PortalPages } from './portal-pages.js';
import { asksForPage, isPageRequest, staticFiles } from './static-files.js';
import { serveWebManifest } from './web-manifest.js';

/** Serves the portal at / and the console at /console from their builds, where these exist. */
export function serveWebApps(app: NestExpressApplication, config: AppConfig): void {
  serveConsole(app, join(config.web.root, 'admin-console'), config);
  servePortal(app, join(config.web.root, 'portal'), config);
}

function serveConsole(app: NestExpressApplication, folder: string, config: AppConfig): void {
  const file = join(folder, 'dist/index.html');
  if (!existsSync(file)) return;
  const page = new PageTemplate(readFileSync(file, 'utf8'), config.http.publicUrl);
  app.use('/console', staticFiles(join(folder, 'dist')));
  app.use('/console', (request: Request, response: Response, next: NextFunction) => {
    if (isPageRequest(request) || asksForPage(request)) page.send(response);
    else next();
  });
}

function servePortal(app: NestExpressApplication, folder: string, config: AppConfig): void {
  if (!existsSync(join(folder, 'dist/index.html'))) return;
  serveWebManifest(app, folder);
  app.use(staticFiles(join(folder, 'dist')));
  app.use(new PortalPages(config, folder).answer);
}
