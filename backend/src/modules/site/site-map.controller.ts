import { join } from 'node:path';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublishedCourses } from '#modules/courses';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { readWrittenPages } from '#platform/web/written-pages';
import { robots, siteMap } from './site-map.js';

/** A sitemap holds 50,000 addresses at most (sitemaps.org); each course has two. */
const COURSES_AT_MOST = 24_000;

/** What search engines ask for first (PUB-7). */
@ApiExcludeController()
@Controller()
export class SiteMapController {
  private readonly paths: readonly string[];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly courses: PublishedCourses,
    private readonly shared: SharedReads,
  ) {
    this.paths = Object.keys(readWrittenPages(join(config.web.root, 'portal')).pages);
  }

  @Public()
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  siteMap(): Promise<string> {
    return this.shared.read('sitemap', () => this.write());
  }

  @Public()
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots(): string {
    return robots(this.config.http.publicUrl);
  }

  private async write(): Promise<string> {
    const courses = await this.courses.newest(COURSES_AT_MOST);
    return siteMap(this.config.http.publicUrl, [
      ...this.paths.map((path) => ({ path })),
      ...courses.map(({ id, updatedAt }) => ({ path: `/courses/${id}`, changedAt: updatedAt })),
    ]);
  }
}
