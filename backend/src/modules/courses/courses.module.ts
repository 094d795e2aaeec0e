import { Module } from '@nestjs/common';
import { catalogueControllers, catalogueExports, catalogueProviders } from './catalogue.parts.js';
import { learningControllers, learningExports, learningProviders } from './learning.parts.js';

/** Courses from writing to certificate: the catalogue with its authors, and learning with its records. */
@Module({
  controllers: [...catalogueControllers, ...learningControllers],
  providers: [...catalogueProviders, ...learningProviders],
  exports: [...catalogueExports, ...learningExports],
})
export class CoursesModule {}
