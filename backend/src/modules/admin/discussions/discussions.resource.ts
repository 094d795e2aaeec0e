import { postStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ModerationService } from '#modules/community';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { flag, moment, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import { reasonToHide, wishedStatus } from '../records/wished-status.js';
import type { ChangeDiscussionDto } from './discussion.dto.js';
import type { DiscussionRecord } from './discussion.record.js';

export const discussionListing: Listing = {
  name: 'discussions',
  table: 'discussions',
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {
    q: plainPart(sql`t.title`),
    forumId: reference('t.forum_id'),
    lessonId: reference('t.lesson_id'),
    userId: reference('t.user_id'),
    status: oneOf('t.status', postStatuses),
    isPinned: flag(sql`t.is_pinned`),
    isLocked: flag(sql`t.is_locked`),
    isSolved: flag(sql`(t.accepted_reply_id is not null)`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class DiscussionsResource implements AdminResource, ChangesRecords<ChangeDiscussionDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly moderation: ModerationService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<DiscussionRecord>[]> {
    return this.reader.rows(sql<Unversioned<DiscussionRecord>>`
      select d.id, d.title, d.content, d.forum_id as "forumId", d.lesson_id as "lessonId", d.user_id as "userId",
        ${personName()} as "authorName", d.status, d.is_pinned as "isPinned", d.is_locked as "isLocked",
        d.accepted_reply_id is not null as "isSolved",
        d.replies_count as "repliesCount", d.likes_count as "likesCount",
        d.views_count as "viewsCount",
        ${iso('d.last_activity_at')} as "lastActivityAt", ${iso('d.created_at')} as "createdAt",
        ${iso('d.updated_at')} as "updatedAt"
      from discussions d left join users u on u.id = d.user_id
      where ${among('d.id', ids)}`);
  }

  async change(admin: Viewer, id: string, body: ChangeDiscussionDto): Promise<void> {
    const [current] = await this.records([id]);
    const { status, isPinned, isLocked, forumId, reason } = body;
    const wished = wishedStatus(status, current?.status);
    if (forumId && forumId !== current?.forumId) await this.moderation.move(admin, id, forumId, reason);
    if (typeof isPinned === 'boolean') await this.moderation.pin(admin, id, isPinned, reason);
    if (typeof isLocked === 'boolean') await this.moderation.lock(admin, id, isLocked, reason);
    if (wished === 'hidden') await this.moderation.hideDiscussion(admin, id, reasonToHide(reason));
    if (wished === 'visible') await this.moderation.showDiscussion(admin, id, reason);
  }
}
