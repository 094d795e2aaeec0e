import { type ContentLanguage, contentLanguageFacts, contentLanguages, isLanguage } from '@masar/i18n';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorators';
import { Answers } from '#platform/http/answers';
import { type LanguageResponse, LanguagesResponse } from './language.response.js';
import { type TranslationProgress, TranslationQueries } from './translation.queries.js';

@ApiTags('translations')
@Controller('translations')
export class LanguagesController {
  constructor(private readonly translations: TranslationQueries) {}

  @Get('languages')
  @Public()
  @Answers(LanguagesResponse, { summary: 'Languages in which content can be read, Arabic first' })
  async languages(): Promise<LanguagesResponse> {
    const progress = await this.translations.progress();
    return {
      supportedLanguages: Object.fromEntries(
        contentLanguages.map((language) => [language, toLanguageResponse(language, progress)]),
      ),
    };
  }
}

/** Everything is written in Arabic and English; the further languages have what was translated. */
function toLanguageResponse(language: ContentLanguage, { total, translated }: TranslationProgress): LanguageResponse {
  const isInterface = isLanguage(language);
  const { flag, nativeName, name, direction } = contentLanguageFacts[language];
  return {
    flag,
    nativeName,
    name,
    direction,
    isInterface,
    translated: isInterface ? total : (translated[language] ?? 0),
    total,
  };
}
