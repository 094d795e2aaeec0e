import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
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
import { OwnEnrollments } from './own-enrollments.js';

@ApiTags('enrollments')
@TokenArea('enrollments')
@Controller('enrollments')
export class EnrollmentsController {
  constructor(
    private readonly enrollments: EnrollmentService,
    private readonly queries: EnrollmentQueries,
    private readonly own: OwnEnrollments,
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
    response.vary('Accept-Language');
    return this.own.of(viewer.id, furtherLanguageOf(request));
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
