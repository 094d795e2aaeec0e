import { Body, Controller, Delete, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { LessonAudience, LessonNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import type { Page } from '#platform/http/paging';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import {
  DiscussionNotFound,
  ForumNotFound,
  NotTheAsker,
  NotTheAuthor,
  PostingTooFast,
  ReplyNotAcceptable,
  ReplyNotFound,
} from '../community.errors.js';
import { PostingLimits } from '../posting/posting-limits.js';
import { DiscussionViews } from '../view/discussion-views.js';
import { countsAsView, isReading } from '../view/reading.rules.js';
import { AcceptedAnswers } from './accepted-answers.js';
import { toDiscussionResponse } from './discussion.presenter.js';
import { DiscussionQueries } from './discussion.queries.js';
import { DiscussionResponse, OpenedDiscussionResponse } from './discussion.response.js';
import { DiscussionService } from './discussion.service.js';
import { DiscussionAccess } from './discussion-access.js';
import { DiscussionList } from './discussion-list.js';
import { AcceptAnswerDto } from './dto/accepted-answer.dto.js';
import { EditDiscussionDto, ListDiscussionsQuery, StartDiscussionDto } from './dto/discussion.dto.js';
import { ReplyQueries } from './reply/reply.queries.js';

@ApiTags('community')
@TokenArea('community')
@Controller('discussions')
@SignedIn()
export class DiscussionsController {
  constructor(
    private readonly queries: DiscussionQueries,
    private readonly lists: DiscussionList,
    private readonly access: DiscussionAccess,
    private readonly discussions: DiscussionService,
    private readonly lessons: LessonAudience,
    private readonly limits: PostingLimits,
    private readonly answers: AcceptedAnswers,
    private readonly replies: ReplyQueries,
    private readonly views: DiscussionViews,
  ) {}

  @Get()
  @KeptForReader()
  @AnswersPage(DiscussionResponse, {
    summary:
      'Discussions of all forums, one forum or a lesson, with the beginning of their texts in plain words; pinned first, then in the order of the view',
    fails: [InvalidInput, Unauthorized, NotEnrolled, LessonNotFound],
  })
  async list(@CurrentUser() viewer: Viewer, @Query() query: ListDiscussionsQuery): Promise<Page<DiscussionResponse>> {
    if (query.lessonId) await this.lessons.require(viewer, query.lessonId);
    return this.lists.page(viewer, query, query);
  }

  @Post()
  @Answers(OpenedDiscussionResponse, {
    status: 201,
    summary: 'Starts a discussion in a forum or a lesson; a newcomer’s one with links waits for review',
    fails: [InvalidInput, Unauthorized, ForumNotFound, NotEnrolled, LessonNotFound, PostingTooFast],
  })
  async start(@CurrentUser() viewer: Viewer, @Body() body: StartDiscussionDto): Promise<OpenedDiscussionResponse> {
    await this.limits.count('discussions', viewer.id);
    return this.opened(viewer, await this.discussions.start(viewer, body));
  }

  @Get(':id')
  @Answers(OpenedDiscussionResponse, {
    summary: 'One discussion with the answers that stand out; of a deleted one its place is left',
    fails: [Unauthorized, DiscussionNotFound],
  })
  async one(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Req() request: Request,
  ): Promise<OpenedDiscussionResponse> {
    const discussion = await this.opened(viewer, id);
    if (isReading(request) && countsAsView(discussion, viewer.id)) this.views.note(viewer, id);
    return discussion;
  }

  @Patch(':id')
  @Answers(OpenedDiscussionResponse, {
    summary: 'Edits an own discussion',
    fails: [InvalidInput, Unauthorized, NotTheAuthor, DiscussionNotFound, PostingTooFast],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditDiscussionDto,
  ): Promise<OpenedDiscussionResponse> {
    await this.limits.count('edits', viewer.id);
    await this.discussions.edit(viewer, id, body);
    return this.opened(viewer, id);
  }

  @Post(':id/accept')
  @Answers(OpenedDiscussionResponse, {
    status: 200,
    summary: 'Chooses a reply as the answer, in place of an earlier choice; accepting it again changes nothing',
    fails: [
      InvalidInput,
      Unauthorized,
      NotTheAsker,
      DiscussionNotFound,
      ReplyNotFound,
      ReplyNotAcceptable,
      PostingTooFast,
    ],
  })
  async accept(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { replyId }: AcceptAnswerDto,
  ): Promise<OpenedDiscussionResponse> {
    await this.limits.count('edits', viewer.id);
    await this.answers.accept(viewer, id, replyId);
    return this.opened(viewer, id);
  }

  @Post(':id/unaccept')
  @Answers(OpenedDiscussionResponse, {
    status: 200,
    summary: 'Takes the choice of an answer back; without one it changes nothing',
    fails: [Unauthorized, NotTheAsker, DiscussionNotFound, PostingTooFast],
  })
  async unaccept(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<OpenedDiscussionResponse> {
    await this.limits.count('edits', viewer.id);
    await this.answers.withdraw(viewer, id);
    return this.opened(viewer, id);
  }

  @Delete(':id')
  @Answers(null, {
    summary: 'Deletes an own discussion; its replies stay',
    fails: [Unauthorized, NotTheAuthor, DiscussionNotFound],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.discussions.remove(viewer, id);
  }

  private async opened(viewer: Viewer, id: string): Promise<OpenedDiscussionResponse> {
    const row = await this.queries.byId(viewer, id);
    await this.access.require(viewer, { userId: row.user_id, status: row.status, lessonId: row.lesson_id });
    return { ...toDiscussionResponse(row, viewer), ...(await this.replies.lifted(viewer, row)) };
  }
}
