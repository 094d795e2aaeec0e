import { minutesOf, type SkillNeed } from '@masar/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseNotFound } from '#modules/courses';
import { TranslationQueries } from '#modules/translations';
import { CurrentUser, Public, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { SkillQueries } from '../vocabulary/skill.queries.js';
import { CourseRoadResponse, NamedNeedResponse, RoadResponse } from './dto/road.response.js';
import { type FoundRoad, RoadsService } from './roads.service.js';

@ApiTags('skills')
@TokenArea('skills')
@Controller()
export class RoadsController {
  constructor(
    private readonly roads: RoadsService,
    private readonly skills: SkillQueries,
    private readonly translations: TranslationQueries,
  ) {}

  @Get('profile/road')
  @SignedIn()
  @Answers(RoadResponse, {
    summary: 'My shortest road from what I can do to my goal, with hours; what can be begun now where I named no goal',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoadResponse> {
    response.vary('Accept-Language');
    return this.shown(await this.roads.toGoal(viewer.id), request);
  }

  @Get('courses/:id/road')
  @Public()
  @Answers(CourseRoadResponse, {
    summary: 'What a course needs, what of it the caller has, and the shortest road to the rest',
    fails: [InvalidInput, CourseNotFound],
  })
  async toCourse(
    @CurrentUser() viewer: Viewer | undefined,
    @Id() courseId: string,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CourseRoadResponse> {
    response.vary('Accept-Language');
    const { needs, lacked, ...found } = await this.roads.toCourse(viewer, courseId);
    return { needs: await this.named(needs, lacked), ...(await this.shown(found, request)) };
  }

  private async shown({ road, unmet }: FoundRoad, request: Request): Promise<RoadResponse> {
    const ids = road.map(({ id }) => id);
    const texts = await this.translations.of('courses', furtherLanguageOf(request), ids);
    return {
      minutes: minutesOf(road),
      stations: road.map(({ id, minutes, shown }) => ({
        courseId: id,
        minutes,
        course: { ...shown, ...texts?.of({ id, title_ar: shown.titleAr, title_en: shown.titleEn }, ['title']) },
      })),
      unmet: await this.named(unmet, unmet),
    };
  }

  private async named(needs: readonly SkillNeed[], lacked: readonly SkillNeed[]): Promise<NamedNeedResponse[]> {
    const named = await this.skills.named(needs);
    return named.map((need, place) => ({ ...need, isMet: !lacked.includes(needs[place]!) }));
  }
}
