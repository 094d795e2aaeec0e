import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import { CountOut, FlagOut, ManyOut, TextOut, UuidOut } from '#platform/http/response-fields';
import { LessonPictureResponse } from './lesson.response.js';

/** The first lesson of a course as visitors read it: no quiz, no files, nothing of anybody's progress (LSN-3). */
export class VisitorLessonResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @TranslatedOut() description?: string;
  @LanguageOut() descriptionLanguage?: ContentLanguage;
  @TextOut({ nullable: true, description: 'Markdown' }) contentAr!: string | null;
  @TextOut({ nullable: true, description: 'Markdown' }) contentEn!: string | null;
  @TextOut({ nullable: true, description: 'An mp4 file or a YouTube or Vimeo page' }) videoUrl!: string | null;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
  @CountOut({ description: 'Zero-based place in the course' }) orderIndex!: number;
  @ManyOut(() => LessonPictureResponse) pictures!: LessonPictureResponse[];
  @FlagOut({ description: 'It has attachments, which go to the signed-in' }) hasFiles!: boolean;
}
