import { difficulties, type Difficulty, sitePages } from '@masar/domain';
import { OrganizationResponse } from '#modules/auth';
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

/** One text that is set, in both languages. */
export class SiteTextResponse {
  @TextOut({ example: 'mission' }) name!: string;
  @TextOut() ar!: string;
  @TextOut() en!: string;
  @TimeOut({ nullable: true, description: 'When it was last written' }) updatedAt!: string | null;
}

/** A number that is so: written by an administrator, or counted. */
export class SiteFigureResponse {
  @TextOut({ example: 'learners' }) name!: string;
  @CountOut() value!: number;
  @FlagOut({ description: 'There are more than that' }) isAtLeast!: boolean;
}

/** A card of the landing page. */
export class ShownCourseResponse {
  @UuidOut({ nullable: true, description: 'null for the samples of the demo' }) id!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @WordOut(difficulties) difficulty!: Difficulty;
  @CountOut() lessonsCount!: number;
  @CountOut() durationHours!: number;
  /** Average of the reviews; 0 without any. */
  @DecimalOut() rating!: string;
  /** US dollars; 0 is free. */
  @DecimalOut() price!: string;
}

/** What a public page says beside its fixed words; what nobody set and nobody can count is left out (READ-1). */
export class SitePageResponse {
  @WordOut(sitePages) page!: string;
  @OneOut(() => OrganizationResponse) organization!: OrganizationResponse;
  @ManyOut(() => SiteTextResponse) texts!: SiteTextResponse[];
  @ManyOut(() => SiteFigureResponse) figures!: SiteFigureResponse[];
  /** Of the landing page only. */
  @ManyOut(() => ShownCourseResponse) courses!: ShownCourseResponse[];
  @UuidOut({
    nullable: true,
    description: 'Of the landing page and the tracks: a course whose first lesson needs no account',
  })
  openCourseId!: string | null;
}
