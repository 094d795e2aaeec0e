import { categoryIdPattern, difficulties, type Difficulty } from '@masar/domain';
import { Flag, ListOf, Money, OneOf, Pattern, Text, WebAddress, WholeNumber } from '#platform/http/fields';
import { BilingualTextDto, SkillTextDto } from '../../course/dto/bilingual-text.dto.js';
import { SkillNeedDto } from '../../course/dto/skill-need.dto.js';

/** Any of a course's own texts and settings (CRS-4); what is missing stays. */
export class UpdateCourseDto {
  @Text({ max: 200, min: 1, optional: true, printed: true }) titleAr?: string;
  @Text({ max: 200, optional: true, printed: true }) titleEn?: string;
  @Text({ max: 5000, min: 1, multiline: true, optional: true }) descriptionAr?: string;
  @Text({ max: 5000, multiline: true, optional: true }) descriptionEn?: string;
  @Pattern(categoryIdPattern, { max: 80, optional: true }) categoryId?: string;
  @OneOf(difficulties, { optional: true }) difficulty?: Difficulty;
  @WholeNumber({ min: 1, max: 1000, optional: true }) durationHours?: number;
  /** Null or empty removes the picture. */
  @WebAddress({ optional: true }) thumbnailUrl?: string | null;
  @Money({ optional: true }) price?: string;
  @ListOf(() => BilingualTextDto, { max: 20, optional: true }) learningPoints?: BilingualTextDto[];
  @ListOf(() => BilingualTextDto, { max: 20, optional: true }) requirements?: BilingualTextDto[];
  @ListOf(() => SkillTextDto, { max: 20, optional: true }) skills?: SkillTextDto[];
  /** What learners can do already (PRE-1). */
  @ListOf(() => SkillNeedDto, { max: 20, optional: true }) needs?: SkillNeedDto[];
  /** Certificates then wait for the instructor's approval (CRT-1). */
  @Flag({ optional: true }) requiresReview?: boolean;
  /** Visitors read its first lesson (LSN-3). */
  @Flag({ optional: true }) opensFirstLesson?: boolean;
  /** Shown with its outline, but not yet to be joined; ending it tells those who follow it (CRS-10). */
  @Flag({ optional: true }) isInPreparation?: boolean;
}
