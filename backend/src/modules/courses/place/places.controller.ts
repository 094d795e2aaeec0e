import { Body, Controller, Delete, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { mayEditCourse } from '../course/course.policy.js';
import { CourseQueries } from '../course/course.queries.js';
import {
  CourseInPreparation,
  CourseNotFound,
  PlaceDecided,
  PlaceGranted,
  PlaceInUse,
  PlaceNotFound,
  PlaceNotGranted,
  PlaceNotNeeded,
  PlacePaid,
  PlaceWaits,
} from '../courses.errors.js';
import { AskForPlaceDto, DecidePlaceDto, GrantPlaceDto, ListPlacesQuery } from './place.dto.js';
import { toCoursePlace, toMyPlace } from './place.presenter.js';
import { PlaceQueries } from './place.queries.js';
import { CoursePlaceResponse, MyPlaceResponse } from './place.response.js';
import { PlaceService } from './place.service.js';
import { PlaceGranting } from './place-granting.service.js';

@ApiTags('enrollments')
@TokenArea('enrollments')
@Controller()
@SignedIn()
export class PlacesController {
  constructor(
    private readonly queries: PlaceQueries,
    private readonly courses: CourseQueries,
    private readonly places: PlaceService,
    private readonly granting: PlaceGranting,
  ) {}

  @Get('course-places')
  @Answers(MyPlaceResponse, {
    many: true,
    summary: 'Places in courses with a price that I asked for or was granted and have not joined with yet',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer): Promise<MyPlaceResponse[]> {
    return (await this.queries.ofPerson(viewer.id)).map(toMyPlace);
  }

  @Post('course-places')
  @Answers(MyPlaceResponse, {
    status: 201,
    also: { status: 200, description: 'I had asked already, or have an answer' },
    summary: 'Asks for a place in a course with a price',
    fails: [InvalidInput, Unauthorized, CourseNotFound, CourseInPreparation, PlaceNotNeeded],
  })
  async ask(
    @CurrentUser() viewer: Viewer,
    @Body() body: AskForPlaceDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MyPlaceResponse> {
    const { id, isNew } = await this.places.ask(viewer, body);
    response.status(isNew ? 201 : 200);
    return toMyPlace(await this.queries.ownedBy(viewer.id, id));
  }

  @Get('courses/:id/places')
  @Roles('admin', 'instructor')
  @AnswersPage(CoursePlaceResponse, {
    summary: 'Places and requests of an own course, the newest first',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound],
  })
  async ofCourse(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Query() query: ListPlacesQuery,
  ): Promise<Page<CoursePlaceResponse>> {
    if (!mayEditCourse(await this.courses.visibleTo(viewer, courseId), viewer)) throw new Forbidden();
    return mapRows(await this.queries.ofCourse(courseId, query), toCoursePlace);
  }

  @Post('course-places/grant')
  @Roles('instructor', 'admin')
  @Answers(CoursePlaceResponse, {
    status: 201,
    also: { status: 200, description: 'It was granted already' },
    summary: 'Grants a place in an own course to an e-mail address',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, PlaceNotNeeded, TooManyRequests],
  })
  async grant(
    @CurrentUser() viewer: Viewer,
    @Body() body: GrantPlaceDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CoursePlaceResponse> {
    const { id, isNew } = await this.granting.grant(viewer, body);
    response.status(isNew ? 201 : 200);
    return toCoursePlace(await this.queries.one(id));
  }

  @Patch('course-places/:id')
  @Roles('instructor', 'admin')
  @Answers(CoursePlaceResponse, {
    summary: 'Grants or declines a request for a place in an own course, or records what was received for it',
    fails: [InvalidInput, Unauthorized, Forbidden, PlaceNotFound, PlaceGranted, PlaceNotGranted],
  })
  async decide(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: DecidePlaceDto,
  ): Promise<CoursePlaceResponse> {
    await this.granting.decide(viewer, id, body);
    return toCoursePlace(await this.queries.one(id));
  }

  @Delete('course-places/:id')
  @Answers(null, {
    summary: 'Takes back my request, or, in an own course, a place that nobody has used or paid for',
    fails: [InvalidInput, Unauthorized, PlaceNotFound, PlaceDecided, PlaceInUse, PlacePaid, PlaceWaits],
  })
  async withdraw(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.places.withdraw(viewer, id);
  }
}
