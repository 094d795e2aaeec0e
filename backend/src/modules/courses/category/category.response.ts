import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import { TextOut } from '#platform/http/response-fields';

export class CategoryResponse {
  @TextOut({ example: 'web-development' }) id!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TranslatedOut() name?: string;
  @LanguageOut() nameLanguage?: ContentLanguage;
  @TranslatedOut() description?: string;
  @LanguageOut() descriptionLanguage?: ContentLanguage;
  @TextOut({ example: '#0E5E6F' }) color!: string;
  @TextOut({ nullable: true }) icon!: string | null;
}
