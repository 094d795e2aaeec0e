import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { DiscussionNotFound, DiscussionOfLesson, ForumNotFound, ReplyNotFound } from '../community.errors.js';
import { toDiscussionResponse } from '../discussion/discussion.presenter.js';
import { DiscussionQueries } from '../discussion/discussion.queries.js';
import { DiscussionResponse } from '../discussion/discussion.response.js';
import { ReplyQueries } from '../discussion/reply/reply.queries.js';
import { ReplyResponse } from '../discussion/reply/reply.response.js';
import { HideDto, ModerateDto, MoveDto } from './moderation.dto.js';
import { ModerationService } from './moderation.service.js';

const fails = [InvalidInput, Forbidden, DiscussionNotFound];
const failsOfReply = [InvalidInput, Forbidden, ReplyNotFound];

/** Each answers the post as it stands now; doing again what is done changes nothing. */
@ApiTags('community')
@TokenArea('community')
@Controller()
@Roles('admin')
export class ModerationController {
  constructor(
    private readonly moderation: ModerationService,
    private readonly discussions: DiscussionQueries,
    private readonly replies: ReplyQueries,
  ) {}

  @Post('discussions/:id/pin')
  @Answers(DiscussionResponse, { status: 200, summary: 'Pins a discussion to the top of its list', fails })
  async pin(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.pin(moderator, id, true, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/unpin')
  @Answers(DiscussionResponse, { status: 200, summary: 'Unpins a discussion', fails })
  async unpin(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.pin(moderator, id, false, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/lock')
  @Answers(DiscussionResponse, { status: 200, summary: 'Locks a discussion: it takes no more replies', fails })
  async lock(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.lock(moderator, id, true, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/unlock')
  @Answers(DiscussionResponse, { status: 200, summary: 'Opens a locked discussion for replies', fails })
  async unlock(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.lock(moderator, id, false, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/hide')
  @Answers(DiscussionResponse, {
    status: 200,
    summary: 'Hides a discussion from everybody but its author and moderators, and upholds its reports',
    fails,
  })
  async hide(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: HideDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.hideDiscussion(moderator, id, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/unhide')
  @Answers(DiscussionResponse, {
    status: 200,
    summary: 'Shows a discussion that was hidden or waits for review',
    fails,
  })
  async unhide(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.showDiscussion(moderator, id, reason);
    return this.discussion(moderator, id);
  }

  @Post('discussions/:id/move')
  @Answers(DiscussionResponse, {
    status: 200,
    summary: 'Moves a discussion to another forum',
    fails: [...fails, ForumNotFound, DiscussionOfLesson],
  })
  async move(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { forumId, reason }: MoveDto,
  ): Promise<DiscussionResponse> {
    await this.moderation.move(moderator, id, forumId, reason);
    return this.discussion(moderator, id);
  }

  @Post('replies/:id/hide')
  @Answers(ReplyResponse, {
    status: 200,
    summary: 'Hides the words of a reply from everybody but its author and moderators, and upholds its reports',
    fails: failsOfReply,
  })
  async hideReply(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: HideDto,
  ): Promise<ReplyResponse> {
    await this.moderation.hideReply(moderator, id, reason);
    return this.replies.byId(moderator, id);
  }

  @Post('replies/:id/unhide')
  @Answers(ReplyResponse, {
    status: 200,
    summary: 'Shows a reply that was hidden or waits for review',
    fails: failsOfReply,
  })
  async showReply(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { reason }: ModerateDto,
  ): Promise<ReplyResponse> {
    await this.moderation.showReply(moderator, id, reason);
    return this.replies.byId(moderator, id);
  }

  private async discussion(moderator: Viewer, id: string): Promise<DiscussionResponse> {
    return toDiscussionResponse(await this.discussions.byId(moderator, id), moderator);
  }
}
