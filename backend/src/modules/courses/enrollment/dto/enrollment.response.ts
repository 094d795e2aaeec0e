import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import { CountOut, DecimalOut, FlagOut, OneOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class EnrolledCourseResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @CountOut() durationHours!: number;
  @CountOut() lessonsCount!: number;
  @TextOut({ nullable: true }) thumbnailUrl!: string | null;
  /** It went back to preparation: what was learnt stays, and goes on when it opens again (CRS-10). */
  @FlagOut() isInPreparation!: boolean;
}

export class NextLessonResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
}

export class EnrollmentResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @DecimalOut({ description: 'Percent' }) progress!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TimeOut() enrolledAt!: string;
  @OneOut(() => EnrolledCourseResponse) course!: EnrolledCourseResponse;
  @OneOut(() => NextLessonResponse, {
    nullable: true,
    description: 'Where to go on; null when every lesson is completed or the course is in preparation',
  })
  nextLesson!: NextLessonResponse | null;
}
