import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { teaches } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { containing } from '#platform/database/folded-text';
import { ReadDatabase } from '#platform/database/read-database';
import { Statement } from '#platform/kept-reads/statement';
import { DiscussionNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { mayModerate } from '../post.policy.js';
import { authorColumns, latestDecision, type PostRow } from '../post.rows.js';
import type { PlacedDiscussion } from './discussion-order.js';
import { type DiscussionFilter, discussionPlaces } from './discussion-places.statement.js';

interface DiscussedLesson {
  id: string;
  courseId: string;
  titleAr: string;
  titleEn: string;
  /** By the reader. */
  isTaught: boolean;
}

/** A discussion with its author, from one reader's point of view. */
export interface DiscussionRow extends PostRow {
  forum_id: string | null;
  lesson_id: string | null;
  lesson: DiscussedLesson | null;
  title: string;
  replies_count: number;
  views_count: number;
  is_pinned: boolean;
  is_locked: boolean;
  last_activity_at: Date;
  accepted_reply_id: string | null;
}

/** Discussions by their ids, as one reader sees them. */
const discussionRows = new Statement(
  (
    from: Kysely<CommunityTables>,
    { role }: Pick<Viewer, 'role'>,
    { viewerId, ids }: { viewerId: string; ids: readonly string[] },
  ) =>
    from
      .selectFrom('discussions as d')
      .leftJoin('users as u', 'u.id', 'd.user_id')
      .select(['d.id', 'd.forum_id', 'd.lesson_id', 'd.user_id', 'd.title', 'd.content', 'd.replies_count'])
      .select(['d.likes_count', 'd.is_pinned', 'd.is_locked', 'd.status', 'd.created_at', 'd.updated_at'])
      .select(['d.last_activity_at', 'd.accepted_reply_id', 'd.views_count'])
      .select(
        sql<DiscussedLesson | null>`(select json_build_object('id', l.id, 'courseId', l.course_id,
          'titleAr', l.title_ar, 'titleEn', l.title_en, 'isTaught', ${teaches(viewerId, 'assist', sql`l.course_id`)})
          from lessons l where l.id = d.lesson_id)`.as('lesson'),
      )
      .select(authorColumns())
      .select(
        sql<boolean>`exists (select from discussion_likes k where k.discussion_id = d.id and k.user_id = ${viewerId})`.as(
          'is_liked',
        ),
      )
      .select(latestDecision('d', { id: viewerId, role }))
      .where('d.id', '=', sql<string>`any(${ids}::uuid[])`),
);

@Injectable()
export class DiscussionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Where so many discussions stand behind the cursor, with the total. */
  async places(
    viewer: Viewer,
    { view, search, forumId, lessonId }: DiscussionFilter,
    rows: number,
    cursor?: string,
  ): Promise<(PlacedDiscussion & { total: number })[]> {
    const shape = { view, mayModerate: mayModerate(viewer) };
    const place = { forumId, lessonId, pattern: search ? containing(search) : undefined };
    return this.database.rows(discussionPlaces.with(shape, { viewerId: viewer.id, ...place, cursor, rows }));
  }

  /** These discussions as one reader sees them. */
  async byIds(viewer: Viewer, ids: readonly string[]): Promise<DiscussionRow[]> {
    return this.database.rows(discussionRows.with({ role: viewer.role }, { viewerId: viewer.id, ids }));
  }

  async byId(viewer: Viewer, id: string): Promise<DiscussionRow> {
    const [row] = await this.byIds(viewer, [id]);
    if (!row) throw new DiscussionNotFound();
    return row;
  }
}
