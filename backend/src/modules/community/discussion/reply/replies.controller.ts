import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery } from '#platform/http/paging';
import {
  DiscussionLocked,
  DiscussionNotFound,
  NotTheAuthor,
  PostingTooFast,
  ReplyNotFound,
} from '../../community.errors.js';
import { PostingLimits } from '../../posting/posting-limits.js';
import { DiscussionQueries } from '../discussion.queries.js';
import { DiscussionAccess } from '../discussion-access.js';
import { ReplyDto } from './reply.dto.js';
import { ReplyQueries } from './reply.queries.js';
import { ReplyResponse } from './reply.response.js';
import { ReplyService } from './reply.service.js';

@ApiTags('community')
@TokenArea('community')
@Controller()
@SignedIn()
export class RepliesController {
  constructor(
    private readonly discussions: DiscussionQueries,
    private readonly access: DiscussionAccess,
    private readonly queries: ReplyQueries,
    private readonly replies: ReplyService,
    private readonly limits: PostingLimits,
  ) {}

  @Get('discussions/:id/replies')
  @AnswersPage(ReplyResponse, {
    summary: 'Replies of a discussion, the oldest first; deleted and hidden ones keep their place',
    fails: [InvalidInput, Unauthorized, DiscussionNotFound],
  })
  async list(@CurrentUser() viewer: Viewer, @Id() id: string, @Query() query: PageQuery): Promise<Page<ReplyResponse>> {
    const discussion = await this.discussions.byId(viewer, id);
    const { user_id: userId, status, lesson_id: lessonId } = discussion;
    await this.access.require(viewer, { userId, status, lessonId });
    return this.queries.ofDiscussion(viewer, discussion, query);
  }

  @Post('discussions/:id/replies')
  @Answers(ReplyResponse, {
    status: 201,
    summary: 'Answers in a discussion; a newcomer’s reply with links waits for review',
    fails: [InvalidInput, Unauthorized, DiscussionNotFound, DiscussionLocked, PostingTooFast],
  })
  async add(@CurrentUser() viewer: Viewer, @Id() id: string, @Body() { content }: ReplyDto): Promise<ReplyResponse> {
    await this.limits.count('replies', viewer.id);
    return this.queries.byId(viewer, await this.replies.add(viewer, id, content));
  }

  @Patch('replies/:id')
  @Answers(ReplyResponse, {
    summary: 'Edits an own reply',
    fails: [InvalidInput, Unauthorized, NotTheAuthor, ReplyNotFound, PostingTooFast],
  })
  async edit(@CurrentUser() viewer: Viewer, @Id() id: string, @Body() { content }: ReplyDto): Promise<ReplyResponse> {
    await this.limits.count('edits', viewer.id);
    await this.replies.edit(viewer, id, content);
    return this.queries.byId(viewer, id);
  }

  @Delete('replies/:id')
  @Answers(null, {
    summary: 'Deletes an own reply; its place stays',
    fails: [Unauthorized, NotTheAuthor, ReplyNotFound],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.replies.remove(viewer, id);
  }
}
