import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LessonAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { shareTurn, takeTurn } from '#platform/database/turns';
import { DiscussionNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { mayReadPost, type PostStanding } from '../post.policy.js';
import { Discussion } from './discussion.entity.js';

const turnAt = (id: string): string => `discussion ${id}`;

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

  /** Where the discussion is, for who may read it. */
  async placeOf(viewer: Viewer, discussionId: string): Promise<{ discussionId: string; lessonId: string | null }> {
    const row = await this.standing(discussionId);
    if (!row) throw new DiscussionNotFound();
    await this.require(viewer, row);
    return { discussionId, lessonId: row.lessonId };
  }

  /** Whether the viewer may read it; for live streams and the like. */
  async allows(viewer: Viewer, discussionId: string): Promise<boolean> {
    const row = await this.standing(discussionId);
    if (!row || !mayReadPost(row, viewer)) return false;
    return row.lessonId === null || this.lessons.includes(viewer, row.lessonId);
  }

  /**
   * The discussion for a change, locked, so that changes of one discussion follow each other and what is being added to it
   * comes before or after them.
   */
  async locked(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    await takeTurn(em, turnAt(id));
    const rows = em.getKysely<CommunityTables>();
    await rows.selectFrom('discussions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return this.readable(em, viewer, id);
  }

  /**
   * The discussion for who adds to it: it stays as it is until that is committed, so that no reply slips in while a
   * moderator closes it. Who adds at the same time does not wait, and the row is nobody's (SCL-3, ADR 141).
   */
  async heldOpen(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    await shareTurn(em, turnAt(id));
    return this.readable(em, viewer, id);
  }

  /** The discussion as it stands, for a look. */
  async readable(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    const discussion = await em.findOne(Discussion, { id });
    if (!discussion) throw new DiscussionNotFound();
    await this.require(viewer, discussion);
    return discussion;
  }

  private standing(discussionId: string) {
    return this.database
      .over<CommunityTables>()
      .selectFrom('discussions')
      .select(['user_id as userId', 'status', 'lesson_id as lessonId'])
      .where('id', '=', discussionId)
      .executeTakeFirst();
  }
}
