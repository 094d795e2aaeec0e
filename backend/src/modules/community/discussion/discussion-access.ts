import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LessonAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { DiscussionNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { mayReadPost, type PostStanding } from '../post.policy.js';
import { Discussion } from './discussion.entity.js';

type Standing = PostStanding & { lessonId?: string | null | undefined };

/** Who reaches which discussion; one out of reach is as unknown as if it did not exist. */
@Injectable()
export class DiscussionAccess {
  constructor(
    private readonly database: ReadDatabase,
    private readonly lessons: LessonAudience,
  ) {}

  /** Refuses a discussion that the viewer may not read. */
  async require(viewer: Viewer, discussion: Standing): Promise<void> {
    if (!mayReadPost(discussion, viewer)) throw new DiscussionNotFound();
    const { lessonId } = discussion;
    if (lessonId && !(await this.lessons.includes(viewer, lessonId))) throw new DiscussionNotFound();
  }

  /** Whether the viewer may read it; for live streams and the like. */
  async allows(viewer: Viewer, discussionId: string): Promise<boolean> {
    const row = await this.database
      .over<CommunityTables>()
      .selectFrom('discussions')
      .select(['user_id as userId', 'status', 'lesson_id as lessonId'])
      .where('id', '=', discussionId)
      .executeTakeFirst();
    if (!row || !mayReadPost(row, viewer)) return false;
    return row.lessonId === null || this.lessons.includes(viewer, row.lessonId);
  }

  /** The discussion for a change, locked, so that changes of one discussion follow each other. */
  async locked(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    const discussion = await em.findOne(Discussion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!discussion) throw new DiscussionNotFound();
    await this.require(viewer, discussion);
    return discussion;
  }

  /** The discussion as it stands, for a look. */
  async readable(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    const discussion = await em.findOne(Discussion, { id });
    if (!discussion) throw new DiscussionNotFound();
    await this.require(viewer, discussion);
    return discussion;
  }
}
