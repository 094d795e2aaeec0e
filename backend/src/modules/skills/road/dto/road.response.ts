import { difficulties, type Difficulty } from '@masar/domain';
import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

export class RoadLessonResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
}

/** A course as a station of a road shows it. */
export class RoadStop {
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
  @OneOut(() => RoadLessonResponse, { nullable: true }) firstLesson!: RoadLessonResponse | null;
}

export class RoadStationResponse {
  @UuidOut() courseId!: string;
  @CountOut({ description: 'Of all its lessons' }) minutes!: number;
  @OneOut(() => RoadStop) course!: RoadStop;
}

/** A skill that is needed, by its names. */
export class NeedResponse {
  @TextOut({ example: 'html' }) skillId!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
  @CountOut({ description: '1 (beginner) to 5 (expert)' }) level!: number;
}

/** The same, and whether the caller has it. */
export class NamedNeedResponse extends NeedResponse {
  @FlagOut() isMet!: boolean;
}

/** Courses in an order in which each can be taken after those before it. */
export class RoadResponse {
  @CountOut({ description: 'Of all lessons of all stations' }) minutes!: number;
  @ManyOut(() => RoadStationResponse) stations!: RoadStationResponse[];
  @ManyOut(() => NamedNeedResponse, { description: 'What no course that can be joined leads to' })
  unmet!: NamedNeedResponse[];
}

export class CourseRoadResponse extends RoadResponse {
  @ManyOut(() => NamedNeedResponse, { description: 'What the course needs' }) needs!: NamedNeedResponse[];
}
