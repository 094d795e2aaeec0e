import { difficulties, type Difficulty } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { BilingualTextResponse, SkillNeedResponse } from '#modules/courses';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A course as the console edits it; its lessons are records of their own, their order stands here. */
export class CourseRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() descriptionAr!: string;
  @TextOut() descriptionEn!: string;
  @TextOut({ nullable: true }) thumbnailUrl!: string | null;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  @TextOut({ nullable: true }) instructorName!: string | null;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @WordOut(difficulties) difficulty!: Difficulty;
  @CountOut() durationHours!: number;
  /** US dollars; 0.00 is free. */
  @DecimalOut() price!: string;
  @ManyOut(() => BilingualTextResponse) learningPoints!: BilingualTextResponse[];
  @ManyOut(() => BilingualTextResponse) requirements!: BilingualTextResponse[];
  @ManyOut(() => BilingualTextResponse) skills!: BilingualTextResponse[];
  /** What learners can do already (PRE-1). */
  @ManyOut(() => SkillNeedResponse) needs!: SkillNeedResponse[];
  /** Certificates wait for approval. */
  @FlagOut() requiresReview!: boolean;
  /** Visitors read its first lesson (LSN-3). */
  @FlagOut() opensFirstLesson!: boolean;
  @FlagOut() isPublished!: boolean;
  /** Listed once published, but not yet to be joined (CRS-10). */
  @FlagOut() isInPreparation!: boolean;
  /** How many wait to hear that it can be joined. */
  @CountOut() followersCount!: number;
  @ApiProperty({ type: [String], format: 'uuid', description: 'Lessons in their order' }) lessonIds!: string[];
  @CountOut() lessonsCount!: number;
  @CountOut() studentsCount!: number;
  @CountOut() reviewsCount!: number;
  @DecimalOut() rating!: string;
  @TextOut({ nullable: true }) license!: string | null;
  @TextOut({ nullable: true }) source!: string | null;
  @TimeOut({ nullable: true }) publishedAt!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
