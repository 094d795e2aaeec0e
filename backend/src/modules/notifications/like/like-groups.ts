import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import type { NotificationsTables } from '../notifications.tables.js';

/** A post that everybody of its place sees, and whose it is. */
export interface LikedPost {
  discussionId: string;
  /** Null where the discussion itself is liked. */
  replyId: string | null;
  discussionTitle: string;
  authorId: string;
}

/** The notification that changed; `isNew` where none was unread. */
interface GroupChange {
  group: string;
  isNew: boolean;
}

/** The rows behind notifications of likes: one unread for each post, and whom each counts (NTF-1). */
@Injectable()
export class LikeGroups {
  constructor(private readonly transactions: Transactions) {}

  /** Undefined where nobody is to be told any more: it was taken away since, or its author is gone. */
  async post(discussionId: string, replyId: string | null): Promise<LikedPost | undefined> {
    const { rows } = await sql<{ title: string; author: string }>`
      select d.title, case when r.id is null then d.user_id else r.user_id end as author
      from discussions d left join replies r on r.discussion_id = d.id and r.id = ${replyId}::uuid
      where d.id = ${discussionId} and d.status = 'visible' and (${replyId}::uuid is null or r.status = 'visible')`.execute(
      this.rows(),
    );
    const [row] = rows;
    return row?.author ? { discussionId, replyId, discussionTitle: row.title, authorId: row.author } : undefined;
  }

  /** Counts these people's likes as they stand now, each told of once; undefined where that changes nothing. */
  async change(post: LikedPost, people: readonly string[], href: string): Promise<GroupChange | undefined> {
    const takenFrom = await this.takeBack(post, people);
    const untold = await this.untold(post, people);
    if (untold.length === 0) return takenFrom ? { group: takenFrom, isNew: false } : undefined;
    const opened = await this.open(post, href);
    await sql`insert into notification_actors (id, notification_id, user_id)
      select a.id, ${opened.group}, a.user_id
      from unnest(${untold.map(() => v7())}::uuid[], ${untold}::uuid[]) as a (id, user_id)`.execute(this.rows());
    return opened;
  }

  /** How many a notification counts, and who came last. */
  async count(group: string): Promise<{ likes: number; latest: string | null }> {
    const { rows } = await sql<{ likes: number; latest: string | null }>`
      select count(*)::int as likes, (array_agg(user_id order by id desc))[1] as latest
      from notification_actors where notification_id = ${group}`.execute(this.rows());
    return rows[0]!;
  }

  /** What was not read yet no longer counts likes that were taken back; answers the notification, where it did. */
  private async takeBack(post: LikedPost, people: readonly string[]): Promise<string | undefined> {
    const { rows } = await sql<{ group: string }>`
      delete from notification_actors a using notifications n
      where n.id = a.notification_id and ${isOf(post)} and n.read_at is null
        and a.user_id = any(${people}::uuid[])
        and not exists (select from ${likesOf(post)} and k.user_id = a.user_id)
      returning n.id as "group"`.execute(this.rows());
    return rows[0]?.group;
  }

  /** Who likes it, of these people, and was in no notification of it: of thousands that are told of only they are read. */
  private async untold(post: LikedPost, people: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`
      select k.user_id from ${likesOf(post)} and k.user_id = any(${people}::uuid[])
        and not exists (select from notification_actors a join notifications n on n.id = a.notification_id
          where a.user_id = k.user_id and a.user_id = any(${people}::uuid[]) and ${isOf(post)})
      order by k.created_at, k.id`.execute(this.rows());
    return rows.map((row) => row.user_id);
  }

  /** The unread notification of the post's likes, on top of the list again. */
  private async open(post: LikedPost, href: string): Promise<GroupChange> {
    const now = new Date();
    const { id, is_new: isNew } = await this.rows()
      .insertInto('notifications')
      .values({
        id: v7(),
        user_id: post.authorId,
        kind: 'post-liked',
        title_ar: '',
        title_en: '',
        href,
        source: sourceOf(post),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'source'])
          .where('kind', '=', sql.lit('post-liked'))
          .where('read_at', 'is', null)
          .doUpdateSet({ created_at: now }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirstOrThrow();
    return { group: id, isNew };
  }

  private rows() {
    return this.transactions.required().em.getKysely<NotificationsTables>();
  }
}

const sourceOf = ({ discussionId, replyId }: LikedPost): string => `like ${replyId ?? discussionId}`;

/** Whether the notification `n` tells of likes of the post. */
const isOf = (post: LikedPost) =>
  sql<boolean>`(n.user_id = ${post.authorId} and n.source = ${sourceOf(post)} and n.kind = 'post-liked')`;

/** Likes `k` of the post; conditions follow. */
const likesOf = ({ discussionId, replyId }: LikedPost) =>
  replyId
    ? sql`reply_likes k where k.reply_id = ${replyId}`
    : sql`discussion_likes k where k.discussion_id = ${discussionId}`;
