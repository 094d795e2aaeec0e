import { contentLanguages } from '@masar/i18n';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { OneOf } from './fields.js';

/** A text in the further language that was asked for, else in Arabic, else in English (TRN-2). */
export const TranslatedOut = () =>
  ApiPropertyOptional({
    type: 'string',
    description: 'Where a language besides Arabic and English is asked for: the text in it, else in Arabic or English',
  });

/** The language that such a text is in. */
export const LanguageOut = () =>
  ApiPropertyOptional({ type: 'string', enum: [...contentLanguages], description: 'Which language that text is in' });

/** `?language=` of reads whose texts are translated; Accept-Language says the same. */
export class ContentLanguageQuery {
  @OneOf(contentLanguages, { optional: true, description: 'Accept-Language by default' }) language?: string;
}
