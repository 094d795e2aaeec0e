import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { PostLiked } from '#modules/community';
import { Transactions } from '#platform/database/transactions';
import { likeTitle } from '../community-titles.js';
import { NotificationService } from '../notification.service.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { type Recipient, RecipientQueries } from '../recipients.queries.js';

/** Likes of a post gather in one notification while it is unread; nobody's like is told of twice (NTF-1). */
@Injectable()
export class LikeNotices {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  async tell(author: Recipient, { place, likedBy }: PostLiked, href: string): Promise<void> {
    const source = `like ${place.replyId ?? place.discussionId}`;
    if (await this.wasToldOf(author.id, source, likedBy)) return;
    const group = await this.openGroup(author.id, source, href);
    await this.rows()
      .insertInto('notification_actors')
      .values({ id: v7(), notification_id: group, user_id: likedBy })
      .execute();
    const { likes } = await this.rows()
      .selectFrom('notification_actors')
      .select(sql<number>`count(*)::int`.as('likes'))
      .where('notification_id', '=', group)
      .executeTakeFirstOrThrow();
    const title = likeTitle(likes, await this.recipients.namesOf(likedBy), place.title, place.replyId !== null);
    await this.rows()
      .updateTable('notifications')
      .set({ title_ar: title.ar, title_en: title.en })
      .where('id', '=', group)
      .execute();
    await this.notifications.announce([author.id]);
    // Of the likes of one group a single mail.
    if (likes === 1) await this.notifications.mail(author, { kind: 'post-liked', title, href });
  }

  private async wasToldOf(userId: string, source: string, likedBy: string): Promise<boolean> {
    const row = await this.rows()
      .selectFrom('notification_actors as a')
      .innerJoin('notifications as n', 'n.id', 'a.notification_id')
      .select('a.id')
      .where('n.user_id', '=', userId)
      .where('n.source', '=', source)
      .where('n.kind', '=', 'post-liked')
      .where('a.user_id', '=', likedBy)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The unread notification of the post's likes, locked; likes at the same moment follow each other. */
  private async openGroup(userId: string, source: string, href: string): Promise<string> {
    const now = new Date();
    const { id } = await this.rows()
      .insertInto('notifications')
      .values({
        id: v7(),
        user_id: userId,
        kind: 'post-liked',
        title_ar: '',
        title_en: '',
        href,
        source,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'source'])
          .where('kind', '=', sql.lit('post-liked'))
          .where('read_at', 'is', null)
          .doUpdateSet({ created_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  private rows() {
    return this.transactions.required().em.getKysely<NotificationsTables>();
  }
}
