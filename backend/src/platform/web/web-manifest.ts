import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { OrganizationSettings } from '#platform/settings/organization-settings';

/**
 * The built manifest under the name that the organisation chose: a phone writes it below the icon of the installed site
 * (SET-1, UI-4). Of the built file nothing is served as it stands.
 */
export function serveWebManifest(app: NestExpressApplication, folder: string): void {
  const file = join(folder, 'dist/manifest.webmanifest');
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as object;
  const settings = app.get(OrganizationSettings);
  app.use('/manifest.webmanifest', (_request: Request, response: Response, next: NextFunction) => {
    settings
      .read()
      .then(({ nameAr }) =>
        response
          .type('application/manifest+json')
          .set('Cache-Control', 'public, max-age=3600')
          .send(JSON.stringify({ ...built, name: nameAr, short_name: nameAr })),
      )
      .catch(next);
  });
}
