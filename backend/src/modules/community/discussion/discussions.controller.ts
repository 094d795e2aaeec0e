import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LessonAudience, LessonNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, mapRows } from '#platform/http/paging';
import { DiscussionNotFound, ForumNotFound, NotTheAuthor, PostingTooFast } from '../community.errors.js';
import { PostingLimits } from '../posting/posting-limits.js';
import { DiscussionAccess } from './discussion-access.js';
import { toDiscussionResponse, toListedDiscussion } from './discussion.presenter.js';
import { DiscussionQueries } from './discussion.queries.js';
import { DiscussionResponse } from './discussion.response.js';
import { DiscussionService } from './discussion.service.js';
import { EditDiscussionDto, ListDiscussionsQuery, StartDiscussionDto } from './dto/discussion.dto.js';

@ApiTags('community')
@Controller('discussions')
@SignedIn()
export class DiscussionsController {
  constructor(
    private readonly queries: DiscussionQueries,
    private readonly access: DiscussionAccess,
    private readonly discussions: DiscussionService,
    private readonly lessons: LessonAudience,
    private readonly limits: PostingLimits,
  ) {}

  @Get()
  @AnswersPage(DiscussionResponse, {
    summary:
      'Discussions of all forums, one forum or a lesson, with the beginning of their texts in plain words; pinned first, then the newest',
    fails: [InvalidInput, Unauthorized, NotEnrolled, LessonNotFound],
  })
  async list(@CurrentUser() viewer: Viewer, @Query() query: ListDiscussionsQuery): Promise<Page<DiscussionResponse>> {
    if (query.lessonId) await this.lessons.require(viewer, query.lessonId);
    return mapRows(await this.queries.list(viewer, query, query), (row) => toListedDiscussion(row, viewer));
  }

  @Post()
  @Answers(DiscussionResponse, {
    status: 201,
    summary: 'Starts a discussion in a forum or a lesson; a newcomer’s one with links waits for review',
    fails: [InvalidInput, Unauthorized, ForumNotFound, NotEnrolled, LessonNotFound, PostingTooFast],
  })
  async start(@CurrentUser() viewer: Viewer, @Body() body: StartDiscussionDto): Promise<DiscussionResponse> {
    await this.limits.count('discussions', viewer.id);
    return this.one(viewer, await this.discussions.start(viewer, body));
  }

  @Get(':id')
  @Answers(DiscussionResponse, {
    summary: 'One discussion; of a deleted one its place is left',
    fails: [Unauthorized, DiscussionNotFound],
  })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<DiscussionResponse> {
    const row = await this.queries.byId(viewer, id);
    await this.access.require(viewer, { userId: row.user_id, status: row.status, lessonId: row.lesson_id });
    return toDiscussionResponse(row, viewer);
  }

  @Patch(':id')
  @Answers(DiscussionResponse, {
    summary: 'Edits an own discussion',
    fails: [InvalidInput, Unauthorized, NotTheAuthor, DiscussionNotFound, PostingTooFast],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditDiscussionDto,
  ): Promise<DiscussionResponse> {
    await this.limits.count('edits', viewer.id);
    await this.discussions.edit(viewer, id, body);
    return this.one(viewer, id);
  }

  @Delete(':id')
  @Answers(null, {
    summary: 'Deletes an own discussion; its replies stay',
    fails: [Unauthorized, NotTheAuthor, DiscussionNotFound],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.discussions.remove(viewer, id);
  }
}
