import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { DiscussionStarted, PostChanged, PostMentioned, type PostPlace, ReplyAdded } from '../community.events.js';
import type { Discussion } from '../discussion/discussion.entity.js';
import type { Reply } from '../discussion/reply/reply.entity.js';
import { Mentions } from './mentions.js';

type Titled = Pick<Discussion, 'id' | 'title' | 'forumId' | 'lessonId'>;

/** Where a discussion, or a reply within it, is. */
export const placeOf = ({ id, title, forumId, lessonId }: Titled, reply?: Pick<Reply, 'id'>) => ({
  discussionId: id,
  title,
  forumId: forumId ?? null,
  lessonId: lessonId ?? null,
  replyId: reply?.id ?? null,
});

/** All words of a discussion, for rules about what is written. */
export const textOf = ({ title, content }: Pick<Discussion, 'title' | 'content'>): string => `${title}\n${content}`;

/** Records the news of a post that has just become visible. */
@Injectable()
export class Announcements {
  constructor(
    private readonly transactions: Transactions,
    private readonly mentions: Mentions,
  ) {}

  async ofDiscussion(discussion: Discussion): Promise<void> {
    if (!discussion.userId) return;
    const place = placeOf(discussion);
    this.transactions.record(new DiscussionStarted(place, discussion.userId));
    await this.ofMentions(place, discussion.userId, textOf(discussion));
  }

  async ofReply(discussion: Discussion, reply: Reply): Promise<void> {
    if (!reply.userId) return;
    const place = { ...placeOf(discussion, reply), replyId: reply.id };
    this.transactions.record(new ReplyAdded(place, reply.userId, discussion.userId ?? null));
    await this.ofMentions(place, reply.userId, reply.content);
  }

  /** A reply reads differently, and where it was the accepted answer its discussion does too (COM-8). */
  ofWithheldReply(discussion: Discussion, reply: Reply): void {
    this.transactions.record(new PostChanged(placeOf(discussion, reply)));
    if (discussion.acceptedReplyId === reply.id) this.transactions.record(new PostChanged(placeOf(discussion)));
  }

  /** Of an edited text only who was not called before hears. */
  async ofMentions(place: PostPlace, authorId: string, text: string, before = ''): Promise<void> {
    for (const mentioned of await this.mentions.newIn(text, before, place, authorId)) {
      this.transactions.record(new PostMentioned(place, authorId, mentioned));
    }
  }
}
