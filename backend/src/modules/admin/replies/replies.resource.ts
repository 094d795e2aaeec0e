import { postStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ModerationService } from '#modules/community';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { moment, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import { reasonToHide, wishedStatus } from '../records/wished-status.js';
import type { ChangeReplyDto } from './reply.dto.js';
import type { ReplyRecord } from './reply.record.js';

export const replyListing: Listing = {
  name: 'replies',
  table: 'replies',
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {
    q: plainPart(sql`t.content`),
    discussionId: reference('t.discussion_id'),
    userId: reference('t.user_id'),
    status: oneOf('t.status', postStatuses),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class RepliesResource implements AdminResource, ChangesRecords<ChangeReplyDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly moderation: ModerationService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<ReplyRecord>[]> {
    return this.reader.rows(sql<Unversioned<ReplyRecord>>`
      select r.id, r.discussion_id as "discussionId", d.title as "discussionTitle", r.content, r.user_id as "userId",
        ${personName()} as "authorName", r.status, r.likes_count as "likesCount", ${iso('r.created_at')} as "createdAt",
        ${iso('r.updated_at')} as "updatedAt"
      from replies r join discussions d on d.id = r.discussion_id left join users u on u.id = r.user_id
      where ${among('r.id', ids)}`);
  }

  async change(admin: Viewer, id: string, { status, reason }: ChangeReplyDto): Promise<void> {
    const [current] = await this.records([id]);
    const wished = wishedStatus(status, current?.status);
    if (wished === 'hidden') await this.moderation.hideReply(admin, id, reasonToHide(reason));
    if (wished === 'visible') await this.moderation.showReply(admin, id, reason);
  }
}
