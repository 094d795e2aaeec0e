import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { SiteMapController } from './site-map.controller.js';

@Module({ imports: [CoursesModule], controllers: [SiteMapController] })
export class SiteModule {}
