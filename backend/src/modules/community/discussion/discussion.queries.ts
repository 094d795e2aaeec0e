import { Injectable } from '@nestjs/common';
import type { DiscussionView } from '@masar/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { boundedTotal, searchedAtMost } from '#platform/database/bounded-total';
import { containing, foldedColumn } from '#platform/database/folded-text';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { DiscussionNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { mayModerate } from '../post.policy.js';
import { type PostRow, authorColumns, latestDecision } from '../post.rows.js';
import { discussionOrders } from './discussion-order.js';

/** Which discussions a list shows; without forum and lesson those of all forums. */
export interface DiscussionFilter {
  forumId?: string | undefined;
  lessonId?: string | undefined;
  search?: string | undefined;
  view?: DiscussionView | undefined;
}

interface DiscussedLesson {
  id: string;
  courseId: string;
  titleAr: string;
  titleEn: string;
  instructorId: string | null;
}

/** A discussion with its author, from one reader's point of view. */
export interface DiscussionRow extends PostRow {
  forum_id: string | null;
  lesson_id: string | null;
  lesson: DiscussedLesson | null;
  title: string;
  replies_count: number;
  is_pinned: boolean;
  is_locked: boolean;
  last_activity_at: Date;
  accepted_reply_id: string | null;
}

@Injectable()
export class DiscussionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * One page in one statement. Each part of it walks an index in the order of the list and stops when the page is full,
   * and totals come from the forums' counters, so that its cost does not depend on the size of the forum (COM-7).
   */
  async list(viewer: Viewer, filter: DiscussionFilter, asked: PageQuery): Promise<Page<DiscussionRow>> {
    const order = orderOf(filter);
    const ofPart = (part: ReturnType<typeof this.visible>) => order.seek(part, asked);
    const page = sql<{
      id: string;
    }>`(${ofPart(this.visible(filter))} union all ${ofPart(this.withheld(viewer, filter))})`;
    const rows = await this.rows(viewer)
      .innerJoin(page.as<'page'>('page'), (join) => join.onRef('page.id', '=', 'd.id'))
      .select(this.total(filter).as('total'))
      .orderBy(order.order)
      .limit(order.rowsToRead(asked))
      .execute();
    return order.page(rows, asked);
  }

  async byId(viewer: Viewer, id: string): Promise<DiscussionRow> {
    const row = await this.rows(viewer).where('d.id', '=', id).executeTakeFirst();
    if (!row) throw new DiscussionNotFound();
    return row;
  }

  private rows(viewer: Viewer) {
    return this.database
      .over<CommunityTables>()
      .selectFrom('discussions as d')
      .leftJoin('users as u', 'u.id', 'd.user_id')
      .select(['d.id', 'd.forum_id', 'd.lesson_id', 'd.user_id', 'd.title', 'd.content', 'd.replies_count'])
      .select(['d.likes_count', 'd.is_pinned', 'd.is_locked', 'd.status', 'd.created_at', 'd.updated_at'])
      .select(['d.last_activity_at', 'd.accepted_reply_id'])
      .select(
        sql<DiscussedLesson | null>`(select json_build_object('id', l.id, 'courseId', l.course_id,
          'titleAr', l.title_ar, 'titleEn', l.title_en, 'instructorId', c.instructor_id)
          from lessons l join courses c on c.id = l.course_id where l.id = d.lesson_id)`.as('lesson'),
      )
      .select(authorColumns())
      .select(
        sql<boolean>`exists (select from discussion_likes k where k.discussion_id = d.id and k.user_id = ${viewer.id})`.as(
          'is_liked',
        ),
      )
      .select(latestDecision('d', viewer));
  }

  private matching(filter: DiscussionFilter) {
    return this.database
      .over<CommunityTables>()
      .selectFrom('discussions as d')
      .select('d.id')
      .where((eb) => eb.and(conditionsOf(eb, filter)));
  }

  /** What everybody sees. The state is written out, so that the indexes of visible discussions serve. */
  private visible(filter: DiscussionFilter) {
    const { search, ...place } = filter;
    const isVisible = (matching: ReturnType<typeof this.matching>) =>
      matching.where('d.status', '=', sql.lit('visible' as const));
    const searched = isVisible(this.matching(place)).orderBy(orderOf(filter).order).limit(searchedAtMost);
    return isVisible(this.matching(filter)).$if(search !== undefined, (query) =>
      query.where(sql<boolean>`d.id = any(array${searched})`),
    );
  }

  /** What waits for review or was hidden, for its author and moderators. */
  private withheld(viewer: Viewer, filter: DiscussionFilter) {
    return this.matching(filter)
      .where(sql<boolean>`d.status in ('pending', 'hidden')`)
      .$if(!mayModerate(viewer), (query) => query.where('d.user_id', '=', viewer.id));
  }

  private total(filter: DiscussionFilter) {
    // Searches, lessons and parts of a forum have no counter of their own (COM-7).
    if (filter.search || filter.lessonId || partOf(filter)) return boundedTotal(this.visible(filter));
    if (filter.forumId) return sql<number>`(select discussions_count from forums where id = ${filter.forumId})`;
    return sql<number>`(select coalesce(sum(discussions_count), 0)::int from forums)`;
  }
}

const orderOf = ({ view = 'newest' }: DiscussionFilter) => discussionOrders[view];

/** Whether the list leaves discussions of its place out; as the indexes of these lists say it. */
const partOf = ({ view }: DiscussionFilter) =>
  view === 'unanswered'
    ? sql<boolean>`d.replies_count = 0 and not d.is_locked`
    : view === 'solved' && sql<boolean>`d.accepted_reply_id is not null`;

type Builder = ExpressionBuilder<CommunityTables & { d: CommunityTables['discussions'] }, 'd'>;

function conditionsOf(eb: Builder, filter: DiscussionFilter) {
  const { forumId, lessonId, search } = filter;
  const part = partOf(filter);
  return [
    ...(part ? [part] : []),
    ...(forumId ? [eb('d.forum_id', '=', forumId)] : []),
    ...(lessonId ? [eb('d.lesson_id', '=', lessonId)] : []),
    ...(forumId || lessonId ? [] : [eb('d.forum_id', 'is not', null)]),
    ...(search
      ? [eb.or(['d.title', 'd.content'].map((column) => eb(foldedColumn(column), 'like', containing(search))))]
      : []),
  ];
}
