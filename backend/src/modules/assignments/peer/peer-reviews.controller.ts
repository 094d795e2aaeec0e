import { Body, Controller, Get, Post, Put, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseAudience, CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileTooHeavy } from '#platform/errors/file.errors';
import { InvalidInput, TooManyRequests, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { FileStorage } from '#platform/files/file-storage';
import { ForeignFiles } from '#platform/files/foreign-files';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { AssignmentQueries } from '../assignment/assignment.queries.js';
import {
  AssignmentNotFound,
  HandInFirst,
  LevelsMismatch,
  NoPeerReview,
  NothingToReview,
  PeerReviewClosed,
  ReportReasonNeeded,
  ReviewDone,
  ReviewExpired,
  ReviewNotFound,
  WorkNotFound,
} from '../assignments.errors.js';
import { sendWorkFile } from '../submission/send-work-file.js';
import { PeerAllotmentService } from './peer-allotment.service.js';
import { ReviewOpinionDto, WriteReviewDto } from './peer-review.dto.js';
import { PeerReviewQueries } from './peer-review.queries.js';
import { OwnPeerReviewsResponse, PeerReviewResponse, ReceivedReviewsResponse } from './peer-review.response.js';
import { PeerReviewService } from './peer-review.service.js';

const refusals = [InvalidInput, Unauthorized, NotEnrolled, CourseNotFound, CourseInPreparation];

/** What learners do with each other's work; neither side is told who the other is (ASG-2). */
@ApiTags('assignments')
@Controller()
@SignedIn()
export class PeerReviewsController {
  constructor(
    private readonly allotment: PeerAllotmentService,
    private readonly reviews: PeerReviewService,
    private readonly queries: PeerReviewQueries,
    private readonly assignments: AssignmentQueries,
    private readonly audience: CourseAudience,
    private readonly storage: FileStorage,
    private readonly foreign: ForeignFiles,
  ) {}

  @Get('assignments/:id/own-reviews')
  @Answers(OwnPeerReviewsResponse, {
    summary: 'What I owe others for an assignment, and have written of it',
    fails: [...refusals, AssignmentNotFound],
  })
  async own(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<OwnPeerReviewsResponse> {
    const assignment = await this.assignments.one(id, viewer);
    await this.audience.require(viewer, assignment.course_id);
    return this.queries.ownFor(assignment, viewer);
  }

  @Post('assignments/:id/own-reviews')
  @Answers(PeerReviewResponse, {
    summary: 'Take the work of somebody else to review; a second call gets the same until it is handed in',
    status: 200,
    fails: [...refusals, AssignmentNotFound, NoPeerReview, PeerReviewClosed, HandInFirst, NothingToReview],
  })
  async take(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<PeerReviewResponse> {
    return this.queries.one(await this.allotment.take(id, viewer), viewer);
  }

  @Get('peer-reviews/:id')
  @Answers(PeerReviewResponse, {
    summary: 'A review of mine beside the work that it is about',
    fails: [InvalidInput, Unauthorized, ReviewNotFound],
  })
  async one(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<PeerReviewResponse> {
    return this.queries.one(id, viewer);
  }

  @Put('peer-reviews/:id')
  @Answers(PeerReviewResponse, {
    summary: 'Hand my review in, once',
    fails: [...refusals, ReviewNotFound, ReviewDone, ReviewExpired, PeerReviewClosed, LevelsMismatch],
  })
  async finish(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: WriteReviewDto,
  ): Promise<PeerReviewResponse> {
    await this.reviews.finish(id, viewer, body);
    return this.queries.one(id, viewer);
  }

  @Get('peer-reviews/:id/files/:fileId')
  @Answers(null, {
    status: 200,
    summary: 'A file of work that I review without the names of its authors, or the part of it that is asked for',
    fails: [InvalidInput, Unauthorized, ReviewNotFound, WorkNotFound, FileTooHeavy, TooManyRequests, Unavailable],
  })
  async file(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentUser() viewer: Viewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.queries.file(id, fileId, viewer);
    const withoutAuthors = (bytes: Uint8Array) => this.foreign.anonymous(file.name, bytes);
    return sendWorkFile(this.storage, file, request, response, withoutAuthors);
  }

  @Get('submissions/:id/received-reviews')
  @Answers(ReceivedReviewsResponse, {
    summary: 'What others wrote of my work, once reviewing has ended',
    fails: [InvalidInput, Unauthorized, WorkNotFound],
  })
  async received(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<ReceivedReviewsResponse> {
    return this.queries.received(id, viewer);
  }

  @Put('peer-reviews/:id/opinion')
  @Answers(ReceivedReviewsResponse, {
    summary: 'Call a review of my work helpful, or unfair with a reason',
    fails: [InvalidInput, Unauthorized, ReviewNotFound, ReportReasonNeeded, WorkNotFound],
  })
  async judge(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: ReviewOpinionDto,
  ): Promise<ReceivedReviewsResponse> {
    return this.queries.received(await this.reviews.judge(id, viewer, body), viewer);
  }
}
