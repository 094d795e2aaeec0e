import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { CourseNotFound } from '../courses.errors.js';
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
  ) {}

  @Get()
  @SignedIn()
  @Answers(EnrollmentResponse, {
    summary: 'Lists my enrolments with the next lesson of each',
    many: true,
    fails: [Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer): Promise<EnrollmentResponse[]> {
    return (await this.queries.ofLearner(viewer.id)).map(toEnrollment);
  }

  @Post()
  @SignedIn()
  @Answers(EnrollmentResponse, {
    summary: 'Enrols me in a course',
    status: 201,
    also: { status: 200, description: 'I was enrolled already; the existing enrolment' },
    fails: [InvalidInput, Unauthorized, CourseNotFound],
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
