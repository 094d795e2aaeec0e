import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { CountOut, FlagOut, TextOut, WordOut } from '#platform/http/response-fields';

/** A language of the content (TRN-1). */
export class LanguageResponse {
  @TextOut({ example: '🇮🇶' }) flag!: string;
  @TextOut({ example: 'العربية' }) nativeName!: string;
  @TextOut({ description: 'In English', example: 'Arabic' }) name!: string;
  @WordOut(['rtl', 'ltr']) direction!: 'rtl' | 'ltr';
  @FlagOut({ description: 'Screens and messages speak it too' }) isInterface!: boolean;
  @CountOut({ description: 'Published courses whose title is in this language' }) translated!: number;
  @CountOut({ description: 'Published courses' }) total!: number;
}

@ApiExtraModels(LanguageResponse)
export class LanguagesResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(LanguageResponse) },
    description: 'By language code, Arabic first',
  })
  supportedLanguages!: Record<string, LanguageResponse>;
}
