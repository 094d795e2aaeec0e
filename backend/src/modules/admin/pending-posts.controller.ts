import { communityLimits, type PostStatus, postStatuses } from '@masar/domain';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DiscussionNotFound, ModerationService } from '#modules/community';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf, Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { pendingPostListing, type PendingPostRow, PendingPostsQueries } from './pending-posts.queries.js';
import { documentFilter, documentSort } from './records/document-listing.js';
import { RecordDesk } from './records/record-desk.js';
import { acceptFieldsOf } from './records/record-fields.js';

const kinds = ['discussion', 'reply'] as const;

export class PendingPostResponse {
  /** Of the discussion or reply. */
  @UuidOut() id!: string;
  @WordOut(kinds) kind!: (typeof kinds)[number];
  @UuidOut() discussionId!: string;
  /** Of the discussion. */
  @TextOut() title!: string;
  @TextOut() content!: string;
  @TextOut() authorName!: string;
  @WordOut(postStatuses) status!: PostStatus;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only `status` and `reason` are taken from it. */
export class DecidePendingPostDto {
  @OneOf(['visible', 'hidden']) status!: 'visible' | 'hidden';
  @Text({
    optional: true,
    max: communityLimits.moderationReasonMaximum,
    multiline: true,
    description: 'Told to the author; required to hide',
  })
  reason?: string;
}
acceptFieldsOf(DecidePendingPostDto, PendingPostResponse);

const toPendingPostResponse = (row: PendingPostRow): PendingPostResponse => ({
  id: row.id,
  kind: row.kind,
  discussionId: row.discussion_id,
  title: row.title,
  content: row.content,
  authorName: row.author_name,
  status: row.status,
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/pending-posts')
@Roles('admin')
export class PendingPostsController {
  constructor(
    private readonly records: RecordDesk,
    private readonly queries: PendingPostsQueries,
    private readonly moderation: ModerationService,
  ) {}

  @Get()
  @documentFilter(pendingPostListing)
  @documentSort(pendingPostListing)
  @Answers(PendingPostResponse, { summary: 'First posts that wait for review', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PendingPostResponse[]> {
    const rows = await this.records.list({ listing: pendingPostListing, resource: this.queries }, query, response);
    return rows.map(toPendingPostResponse);
  }

  @Get(':id')
  @Answers(PendingPostResponse, { summary: 'One post, whatever became of it', fails: [DiscussionNotFound] })
  async one(@Id() id: string): Promise<PendingPostResponse> {
    const [row] = await this.queries.records([id]);
    if (!row) throw new DiscussionNotFound();
    return toPendingPostResponse(row);
  }

  @Put(':id')
  @Answers(PendingPostResponse, {
    summary: 'Shows a waiting post to everybody, or hides it with a reason',
    fails: [InvalidInput, DiscussionNotFound],
  })
  async decide(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { status, reason }: DecidePendingPostDto,
  ): Promise<PendingPostResponse> {
    const { kind } = await this.one(id);
    if (status === 'visible') {
      if (kind === 'reply') await this.moderation.showReply(moderator, id, reason);
      else await this.moderation.showDiscussion(moderator, id, reason);
      return this.one(id);
    }
    if (!reason) throw new InvalidInput({}, { fields: [{ field: 'reason', code: 'field.required' }] });
    if (kind === 'reply') await this.moderation.hideReply(moderator, id, reason);
    else await this.moderation.hideDiscussion(moderator, id, reason);
    return this.one(id);
  }
}
