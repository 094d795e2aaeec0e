import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Public, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery } from '#platform/http/paging';
import { CourseQueries } from '../course/course.queries.js';
import { CourseInPreparation, CourseNotFound, NotEnrolled, ReviewTooEarly } from '../courses.errors.js';
import { ReviewDto } from './review.dto.js';
import { ReviewQueries } from './review.queries.js';
import { ReviewResponse } from './review.response.js';
import { ReviewService } from './review.service.js';

@Controller('courses/:id/reviews')
@ApiTags('courses')
@TokenArea('courses')
export class ReviewsController {
  constructor(
    private readonly courses: CourseQueries,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewService,
  ) {}

  @Get()
  @Public()
  @AnswersPage(ReviewResponse, {
    summary: 'What learners say about a course, the newest first',
    fails: [InvalidInput, CourseNotFound],
  })
  async list(
    @CurrentUser() viewer: Viewer | undefined,
    @Id() courseId: string,
    @Query() query: PageQuery,
  ): Promise<Page<ReviewResponse>> {
    await this.courses.visibleTo(viewer, courseId);
    return this.queries.ofCourse(courseId, query);
  }

  @Post()
  @SignedIn()
  @Answers(ReviewResponse, {
    status: 201,
    also: { status: 200, description: 'The caller’s review existed and was changed' },
    summary: 'Rate a course that the caller has learnt from',
    fails: [InvalidInput, CourseNotFound, CourseInPreparation, NotEnrolled, ReviewTooEarly],
  })
  async rate(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Body() body: ReviewDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReviewResponse> {
    const { reviewId, isNew } = await this.reviews.rate(viewer, courseId, body);
    response.status(isNew ? 201 : 200);
    return this.queries.byId(reviewId);
  }
}
