import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { DiscussionAccess, type LikeTakenBack, type PostLiked } from '#modules/community';
import { CounterFolding } from '#platform/counters/counter-folding';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { hrefOfPost } from '../community-address.js';
import { likeTitle } from '../community-titles.js';
import { NotificationService } from '../notification.service.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { type Recipient, RecipientQueries } from '../recipients.queries.js';
import { type LikedPost, LikeGroups } from './like-groups.js';

/**
 * Likes of a post gather in one notification while it is unread; nobody's like is told of twice (NTF-1). Each like notes
 * that something changed and waits for nobody; the author is told of all of a second together (SCL-3, ADR 141).
 */
@Injectable()
export class LikeNotices implements OnModuleInit {
  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly folding: CounterFolding,
    private readonly access: DiscussionAccess,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
    private readonly groups: LikeGroups,
  ) {}

  onModuleInit(): void {
    this.folding.keep({
      unfolded: () => this.withChanges(),
      fold: (discussionId) => this.tellOf(discussionId),
    });
  }

  /** Within the transaction of the like, or of its end. */
  async note({ place, authorId, likedBy }: PostLiked | LikeTakenBack): Promise<void> {
    if (!authorId || authorId === likedBy) return;
    await this.rows()
      .insertInto('like_changes')
      .values({ id: v7(), discussion_id: place.discussionId, reply_id: place.replyId, user_id: likedBy })
      .execute();
    this.folding.soon();
  }

  private async withChanges(): Promise<string[]> {
    const rows = await this.database
      .apart<NotificationsTables>()
      .selectFrom('like_changes')
      .select('discussion_id')
      .distinct()
      .execute();
    return rows.map((row) => row.discussion_id);
  }

  /** Tells the authors of a discussion and of its replies what changed of their likes. */
  private async tellOf(discussionId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      // Another server may be at it: what it tells of is told.
      await takeTurn(em, `likes ${discussionId}`);
      const changes = await this.rows()
        .deleteFrom('like_changes')
        .where('discussion_id', '=', discussionId)
        .returning(['reply_id', 'user_id'])
        .execute();
      for (const [replyId, those] of Map.groupBy(changes, (change) => change.reply_id)) {
        const people = [...new Set(those.map((change) => change.user_id))];
        await this.tell({ discussionId, replyId }, people);
      }
    });
  }

  private async tell(place: { discussionId: string; replyId: string | null }, people: string[]): Promise<void> {
    const post = await this.groups.post(place.discussionId, place.replyId);
    const [author] = post ? await this.recipients.wanting('post-liked', [post.authorId]) : [];
    if (!post || !author || !(await this.access.allows(author, place.discussionId))) return;
    const change = await this.groups.change(post, people, hrefOfPost(place));
    if (!change) return;
    const title = await this.retitle(change.group, post);
    await this.notifications.announce([author.id]);
    // Of the likes of one group a single mail.
    if (change.isNew && title) await this.mail(author, title, hrefOfPost(place));
  }

  /** Says how many there are; a notification of nobody's like goes. */
  private async retitle(group: string, { discussionTitle, replyId }: LikedPost) {
    const { likes, latest } = await this.groups.count(group);
    if (likes === 0 || !latest) {
      await this.rows().deleteFrom('notifications').where('id', '=', group).execute();
      return undefined;
    }
    const title = likeTitle(likes, await this.recipients.namesOf(latest), discussionTitle, replyId !== null);
    await sql`update notifications set title_ar = ${title.ar}, title_en = ${title.en} where id = ${group}`.execute(
      this.rows(),
    );
    return title;
  }

  private async mail(author: Recipient, title: ReturnType<typeof likeTitle>, href: string): Promise<void> {
    await this.notifications.mail(author, { kind: 'post-liked', title, href });
  }

  private rows() {
    return this.transactions.required().em.getKysely<NotificationsTables>();
  }
}
