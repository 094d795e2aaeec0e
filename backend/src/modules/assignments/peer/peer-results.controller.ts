import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseAudience, CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery } from '#platform/http/paging';
import { toAssignment } from '../assignment/assignment.presenter.js';
import { AssignmentQueries } from '../assignment/assignment.queries.js';
import { AssignmentResponse } from '../assignment/assignment.response.js';
import {
  AssignmentNotFound,
  NoPeerReview,
  OwnWork,
  ReviewNotDone,
  ReviewNotFound,
  WorkNotFound,
} from '../assignments.errors.js';
import { PeerDecisionService } from './peer-decision.service.js';
import { PeerReleaseService } from './peer-release.service.js';
import { PeerResultQueries } from './peer-result.queries.js';
import { PeerResultOfWorkResponse, PeerResultResponse } from './peer-result.response.js';
import { DropReviewDto } from './peer-review.dto.js';

const fails = [InvalidInput, Unauthorized, Forbidden];

/** What who teaches reads and decides of peer reviews (ASG-2). */
@ApiTags('assignments')
@Controller()
@Roles('instructor', 'admin')
export class PeerResultsController {
  constructor(
    private readonly results: PeerResultQueries,
    private readonly decisions: PeerDecisionService,
    private readonly release: PeerReleaseService,
    private readonly assignments: AssignmentQueries,
    private readonly audience: CourseAudience,
  ) {}

  @Get('assignments/:id/peer-results')
  @AnswersPage(PeerResultResponse, {
    summary: 'What reviews of the work for an own assignment come to, how far they are apart and what looks odd',
    fails: [...fails, CourseNotFound, AssignmentNotFound],
  })
  async list(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: PageQuery,
  ): Promise<Page<PeerResultResponse>> {
    const { course_id } = await this.assignments.one(id, viewer);
    await this.audience.requireTeacher(viewer, course_id);
    return this.results.ofAssignment(id, viewer, query);
  }

  @Post('assignments/:id/peer-results/release')
  @Answers(AssignmentResponse, {
    summary: 'End reviewing and let learners read what was written of their work; a second call changes nothing',
    status: 200,
    fails: [...fails, CourseNotFound, AssignmentNotFound, NoPeerReview],
  })
  async end(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<AssignmentResponse> {
    await this.release.release(id, viewer);
    return toAssignment(await this.assignments.one(id, viewer), true);
  }

  @Get('submissions/:id/peer-result')
  @Answers(PeerResultOfWorkResponse, {
    summary: 'Every review of a piece of work with who wrote it, and what they come to',
    fails: [...fails, OwnWork, WorkNotFound],
  })
  async ofWork(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<PeerResultOfWorkResponse> {
    return this.results.ofWork(id, viewer);
  }

  @Put('peer-reviews/:id/drop')
  @Answers(PeerResultOfWorkResponse, {
    summary: 'Let a review count for nothing, with a reason',
    fails: [...fails, OwnWork, ReviewNotFound, ReviewNotDone, WorkNotFound],
  })
  async drop(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() { reason }: DropReviewDto,
  ): Promise<PeerResultOfWorkResponse> {
    return this.results.ofWork(await this.decisions.drop(id, viewer, reason), viewer);
  }

  @Delete('peer-reviews/:id/drop')
  @Answers(PeerResultOfWorkResponse, {
    summary: 'Let a review count again',
    fails: [...fails, OwnWork, ReviewNotFound, ReviewNotDone, WorkNotFound],
  })
  async takeBack(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<PeerResultOfWorkResponse> {
    return this.results.ofWork(await this.decisions.drop(id, viewer, null), viewer);
  }
}
