import { Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { DiscussionNotFound, PostingTooFast, ReplyNotFound } from '../community.errors.js';
import { PostingLimits } from '../posting/posting-limits.js';
import { LikeResponse } from './like.response.js';
import { LikeService } from './like.service.js';

@ApiTags('community')
@TokenArea('community')
@Controller()
@SignedIn()
export class LikesController {
  constructor(
    private readonly likes: LikeService,
    private readonly limits: PostingLimits,
  ) {}

  @Post('discussions/:id/like')
  @Answers(LikeResponse, {
    status: 200,
    summary: 'Likes a discussion, once however often it is called',
    fails: [Unauthorized, DiscussionNotFound, PostingTooFast],
  })
  async likeDiscussion(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<LikeResponse> {
    await this.limits.count('likes', viewer.id);
    return this.likes.like(viewer, 'discussion', id);
  }

  @Delete('discussions/:id/like')
  @Answers(LikeResponse, {
    summary: 'Takes the like of a discussion back',
    fails: [Unauthorized, DiscussionNotFound, PostingTooFast],
  })
  async unlikeDiscussion(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<LikeResponse> {
    await this.limits.count('likes', viewer.id);
    return this.likes.unlike(viewer, 'discussion', id);
  }

  @Post('replies/:id/like')
  @Answers(LikeResponse, {
    status: 200,
    summary: 'Likes a reply, once however often it is called',
    fails: [Unauthorized, ReplyNotFound, PostingTooFast],
  })
  async likeReply(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<LikeResponse> {
    await this.limits.count('likes', viewer.id);
    return this.likes.like(viewer, 'reply', id);
  }

  @Delete('replies/:id/like')
  @Answers(LikeResponse, {
    summary: 'Takes the like of a reply back',
    fails: [Unauthorized, ReplyNotFound, PostingTooFast],
  })
  async unlikeReply(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<LikeResponse> {
    await this.limits.count('likes', viewer.id);
    return this.likes.unlike(viewer, 'reply', id);
  }
}
