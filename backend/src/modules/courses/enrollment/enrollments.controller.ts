import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TranslationQueries } from '#modules/translations';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { CourseInPreparation, CourseNotFound, PlaceNeeded } from '../courses.errors.js';
import { EnrollDto } from './dto/enroll.dto.js';
import { EnrollmentResponse } from './dto/enrollment.response.js';
import { toEnrollment } from './enrollment.presenter.js';
import { EnrollmentQueries } from './enrollment.queries.js';
import { EnrollmentService } from './enrollment.service.js';

@ApiTags('enrollments')
@Controller('enrollments')
export class EnrollmentsController {
  constructor(
    private readonly enrollments: EnrollmentService,
    private readonly queries: EnrollmentQueries,
    private readonly translations: TranslationQueries,
  ) {}

  @Get()
  @SignedIn()
  @Answers(EnrollmentResponse, {
    summary: 'Lists my enrolments with the next lesson of each',
    many: true,
    fails: [InvalidInput, Unauthorized],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EnrollmentResponse[]> {
    const rows = await this.queries.ofLearner(viewer.id);
    response.vary('Accept-Language');
    const language = furtherLanguageOf(request);
    const courseIds = rows.map(({ enrollment }) => enrollment.course_id);
    const lessonIds = rows.flatMap(({ next }) => next?.id ?? []);
    const texts = {
      courses: await this.translations.of('courses', language, courseIds),
      lessons: await this.translations.of('lessons', language, lessonIds),
    };
    return rows.map((row) => toEnrollment(row, texts));
  }

  @Post()
  @SignedIn()
  @Answers(EnrollmentResponse, {
    summary: 'Enrols me in a course; one with a price needs a granted place',
    status: 201,
    also: { status: 200, description: 'I was enrolled already; the existing enrolment' },
    fails: [InvalidInput, Unauthorized, CourseNotFound, CourseInPreparation, PlaceNeeded],
  })
  async enroll(
    @CurrentUser() viewer: Viewer,
    @Body() body: EnrollDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EnrollmentResponse> {
    const isNew = await this.enrollments.enroll(viewer, body.courseId);
    response.status(isNew ? 201 : 200);
    const enrollment = await this.queries.ofLearnerIn(viewer.id, body.courseId);
    if (!enrollment) throw new CourseNotFound();
    return toEnrollment(enrollment);
  }
}
