import type { AnsweringAs } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { teaches } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { ReplyNotFound } from '../../community.errors.js';
import type { CommunityTables } from '../../community.tables.js';
import { mayModerate } from '../../post.policy.js';
import { toPostResponse } from '../../post.presenter.js';
import { authorColumns, latestDecision, type PostRow } from '../../post.rows.js';
import type { DiscussionRow } from '../discussion.queries.js';
import type { OpenedDiscussionResponse } from '../discussion.response.js';
import type { ReplyResponse } from './reply.response.js';

const replyOrder = oldestFirst('r');

/** Among so many replies of a discussion its instructor's first one is looked for (COM-7). */
const liftedFromFirst = 100;

type Lifted = Pick<OpenedDiscussionResponse, 'acceptedAnswer' | 'instructorAnswer'>;

@Injectable()
export class ReplyQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * Replies of a discussion, the oldest first. Deleted and hidden ones keep their place without words; what waits for
   * review is seen by its author and moderators only. The total is that of the discussion's visible replies.
   */
  async ofDiscussion(
    viewer: Viewer,
    discussion: { id: string; replies_count: number },
    asked: PageQuery,
  ): Promise<Page<ReplyResponse>> {
    const shown = this.rows(viewer)
      .where('r.discussion_id', '=', discussion.id)
      .$if(!mayModerate(viewer), (query) =>
        query.where((eb) => eb.or([eb('r.status', '<>', 'pending'), eb('r.user_id', '=', viewer.id)])),
      );
    const rows = await replyOrder.seek(shown, asked).execute();
    const page = replyOrder.page(rows, asked, discussion.replies_count);
    return { ...page, rows: page.rows.map((row) => toReplyResponse(row, viewer)) };
  }

  async byId(viewer: Viewer, id: string): Promise<ReplyResponse> {
    const row = await this.rows(viewer).where('r.id', '=', id).executeTakeFirst();
    if (!row) throw new ReplyNotFound();
    return toReplyResponse(row, viewer);
  }

  /** The accepted answer of a discussion and what its instructor answered first, wherever they stand (COM-8). */
  async lifted(viewer: Viewer, discussion: Pick<DiscussionRow, 'id' | 'accepted_reply_id'>): Promise<Lifted> {
    const { id, accepted_reply_id: acceptedId } = discussion;
    const first = sql`(select f.id from replies f where f.discussion_id = ${id}
      order by f.created_at, f.id limit ${liftedFromFirst})`;
    // Named by their ids first: by the alternatives alone every reply of the platform would be looked at (PERF-2).
    const candidates = sql`(select first.id from ${first} as first union all select ${acceptedId ?? null}::uuid)`;
    const rows = await this.rows(viewer)
      .where('r.status', '=', 'visible')
      .where(sql<boolean>`r.id in ${candidates}`)
      .where((eb) =>
        eb.or([
          eb('r.id', '=', acceptedId),
          eb.and([
            sql<boolean>`r.id in ${first}`,
            sql<boolean>`${answersAs} = 'instructor'`,
            sql<boolean>`r.user_id is distinct from d.user_id`,
          ]),
        ]),
      )
      .orderBy(replyOrder.order)
      .execute();
    const told = (row: (typeof rows)[number] | undefined) => (row ? toReplyResponse(row, viewer) : null);
    return {
      acceptedAnswer: told(rows.find((row) => row.id === acceptedId)),
      instructorAnswer: told(rows.find((row) => row.answers_as === 'instructor' && row.user_id !== row.asker_id)),
    };
  }

  private rows(viewer: Viewer) {
    return this.database
      .over<CommunityTables>()
      .selectFrom('replies as r')
      .innerJoin('discussions as d', 'd.id', 'r.discussion_id')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.discussion_id', 'r.user_id', 'r.content', 'r.likes_count', 'r.status'])
      .select(['r.created_at', 'r.updated_at'])
      .select('d.user_id as asker_id')
      .select(sql<boolean>`coalesce(d.accepted_reply_id = r.id, false)`.as('is_accepted'))
      .select(answersAs.as('answers_as'))
      .select(authorColumns())
      .select(
        sql<boolean>`exists (select from reply_likes k where k.reply_id = r.id and k.user_id = ${viewer.id})`.as(
          'is_liked',
        ),
      )
      .select(latestDecision('r', viewer));
  }
}

/** Who was suspended answers as nobody but themselves. */
const answersAs = sql<AnsweringAs | null>`case
  when u.id is null or u.suspended_at is not null then null
  when u.role = 'admin' then 'staff'
  when d.lesson_id is null then case when u.role = 'instructor' then 'instructor' end
  when exists (select from lessons l
    where l.id = d.lesson_id and ${teaches(sql`u.id`, 'assist', sql`l.course_id`)}) then 'instructor' end`;

interface ReplyRow extends PostRow {
  discussion_id: string;
  is_accepted: boolean;
  answers_as: AnsweringAs | null;
}

function toReplyResponse(row: ReplyRow, viewer: Viewer): ReplyResponse {
  const post = toPostResponse(row, viewer);
  return {
    ...post,
    discussionId: row.discussion_id,
    isAccepted: row.is_accepted,
    answersAs: post.author && row.answers_as,
  };
}
