import { type CourseRight, courseRights, difficulties, type Difficulty } from '@masar/domain';
import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import { begunInLists } from '#platform/http/listed';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

/** A course as lists show it (spec 3). */
export class CourseResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ description: begunInLists }) descriptionAr!: string;
  @TextOut({ description: begunInLists }) descriptionEn!: string;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @TranslatedOut() description?: string;
  @LanguageOut() descriptionLanguage?: ContentLanguage;
  @TextOut({ nullable: true }) thumbnailUrl!: string | null;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  /** In the reader's script where the instructor gave such a name. */
  @TextOut({ nullable: true }) instructorName!: string | null;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @WordOut(difficulties) difficulty!: Difficulty;
  @CountOut() durationHours!: number;
  /** US dollars; 0.00 is free. */
  @DecimalOut() price!: string;
  /** Average of the reviews, 0.00 without any. */
  @DecimalOut() rating!: string;
  @CountOut() reviewsCount!: number;
  @CountOut() studentsCount!: number;
  @CountOut() lessonsCount!: number;
  @FlagOut() isPublished!: boolean;
  /** Listed with its outline, but not yet to be joined: 409 `courses.in_preparation` (CRS-10). */
  @FlagOut() isInPreparation!: boolean;
  /** How many wait to hear that it can be joined. */
  @CountOut() followersCount!: number;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

/** A course among those that the caller teaches. */
export class OwnCourseResponse extends CourseResponse {
  /** False for assistants, who mark and answer in it (CRS-14). */
  @FlagOut() canEdit!: boolean;
}

export class BilingualTextResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

/** A skill of the vocabulary that a course needs before (PRE-1). */
export class SkillNeedResponse {
  @TextOut({ example: 'html' }) skillId!: string;
  @CountOut({ description: '1 (beginner) to 5 (expert)' }) level!: number;
}

export class CourseInstructorResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut({ nullable: true }) nameAr!: string | null;
  @TextOut({ nullable: true }) nameEn!: string | null;
  @TextOut({ nullable: true }) bio!: string | null;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
}

/** A course with all that its page tells (CRS-2). */
export class CourseDetailResponse extends CourseResponse {
  @ManyOut(() => BilingualTextResponse) learningPoints!: BilingualTextResponse[];
  @ManyOut(() => BilingualTextResponse) requirements!: BilingualTextResponse[];
  @ManyOut(() => BilingualTextResponse) skills!: BilingualTextResponse[];
  /** What learners can do already; their names tells `GET /api/courses/{id}/road`. */
  @ManyOut(() => SkillNeedResponse) needs!: SkillNeedResponse[];
  /** Certificates wait for the instructor's approval. */
  @FlagOut() requiresReview!: boolean;
  /** Its author lets visitors read the first lesson; whether there is one to read, the curriculum says (LSN-3). */
  @FlagOut() opensFirstLesson!: boolean;
  @OneOut(() => CourseInstructorResponse, { nullable: true }) instructor!: CourseInstructorResponse | null;
  /** The caller waits for it (CRS-10). */
  @FlagOut() isFollowed!: boolean;
  /** The caller's, as far as it works; null without one (CRS-14). */
  @WordOut(courseRights, { nullable: true }) right!: CourseRight | null;
  /** True for all who teach it and for admins: they answer, mark and see who learns (CRS-14). */
  @FlagOut() canMark!: boolean;
  /** True for its owner, its teachers and admins (CRS-4). */
  @FlagOut() canEdit!: boolean;
  /** True for its owner and admins: they say who teaches it (CRS-14). */
  @FlagOut() canDirect!: boolean;
}
