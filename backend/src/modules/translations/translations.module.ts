import { Module } from '@nestjs/common';
import { LanguagesController } from './languages.controller.js';
import { Translatables } from './translatables.js';
import { TranslationQueries } from './translation.queries.js';
import { Translations } from './translations.service.js';

/** Texts of content in further languages than Arabic and English. */
@Module({
  controllers: [LanguagesController],
  providers: [Translatables, TranslationQueries, Translations],
  exports: [Translatables, TranslationQueries, Translations],
})
export class TranslationsModule {}
