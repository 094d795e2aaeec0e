import { difficulties, type Difficulty } from '@masar/domain';
import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import { CountOut, DecimalOut, NumberOut, OneOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { type ReasonCode, reasonCodes } from '../reason.js';

export class FirstLessonResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
}

export class RecommendedCourseResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @CountOut() durationHours!: number;
  @WordOut(difficulties) difficulty!: Difficulty;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @CountOut() lessonsCount!: number;
  @TextOut({ nullable: true }) thumbnailUrl!: string | null;
  @DecimalOut() price!: string;
  /** Where it begins; null while the course has no lesson. */
  @OneOut(() => FirstLessonResponse, { nullable: true }) firstLesson!: FirstLessonResponse | null;
}

export class RecommendationResponse {
  @UuidOut() courseId!: string;
  @NumberOut({
    description: '0 to 1, three decimals: the chance that I would take it rather than a course drawn by lot',
  })
  score!: number;
  @TextOut({ description: 'Why, in the asked language; names the cause with the largest part in the score' })
  reasoning!: string;
  @WordOut(reasonCodes) reasonCode!: ReasonCode;
  @OneOut(() => RecommendedCourseResponse) course!: RecommendedCourseResponse;
}
