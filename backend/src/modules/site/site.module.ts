import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { SiteMapController } from './site-map.controller.js';
import { OpenCourses } from './texts/open-courses.queries.js';
import { PageFigures } from './texts/page-figures.queries.js';
import { ShownCourses } from './texts/shown-courses.queries.js';
import { SitePagesController } from './texts/site-pages.controller.js';
import { SiteTexts } from './texts/site-texts.js';

@Module({
  imports: [CoursesModule],
  controllers: [SiteMapController, SitePagesController],
  providers: [OpenCourses, PageFigures, ShownCourses, SiteTexts],
  exports: [SiteTexts],
})
export class SiteModule {}
