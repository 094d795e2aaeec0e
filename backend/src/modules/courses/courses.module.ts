import { Module, type OnModuleInit } from '@nestjs/common';
import { BundlesModule } from '#modules/bundles';
import { Translatables, TranslationsModule } from '#modules/translations';
import { catalogueControllers, catalogueExports, catalogueProviders } from './catalogue.parts.js';
import { translatableTexts } from './courses.translatables.js';
import { learningControllers, learningExports, learningProviders } from './learning.parts.js';

/** Courses from writing to certificate: the catalogue with its authors, and learning with its records. */
@Module({
  imports: [BundlesModule, TranslationsModule],
  controllers: [...catalogueControllers, ...learningControllers],
  providers: [...catalogueProviders, ...learningProviders],
  exports: [...catalogueExports, ...learningExports],
})
export class CoursesModule implements OnModuleInit {
  constructor(private readonly translatables: Translatables) {}

  onModuleInit(): void {
    this.translatables.register(...translatableTexts);
  }
}
