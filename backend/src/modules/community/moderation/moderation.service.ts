import type { ModerationAction } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { DiscussionNotFound, DiscussionOfLesson, ForumNotFound, ReplyNotFound } from '../community.errors.js';
import { PostChanged, PostModerated, type PostPlace } from '../community.events.js';
import type { Discussion } from '../discussion/discussion.entity.js';
import { DiscussionAccess } from '../discussion/discussion-access.js';
import { ReplyAccess } from '../discussion/reply/reply-access.js';
import { ReplyCounter } from '../discussion/reply/reply-counter.js';
import { Forum } from '../forum/forum.entity.js';
import { ForumCounter } from '../forum/forum-counter.js';
import { Announcements, placeOf } from '../posting/announcements.js';
import { settleReports } from '../report/settle-reports.js';
import { ModerationDecision } from './moderation-decision.entity.js';

/** What moderators do to posts. Each decision is kept with its reason and told to the author (COM-4). */
@Injectable()
export class ModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly discussions: DiscussionAccess,
    private readonly replies: ReplyAccess,
    private readonly announcements: Announcements,
    private readonly forumCounter: ForumCounter,
    private readonly replyCounter: ReplyCounter,
  ) {}

  async pin(moderator: Viewer, id: string, isPinned: boolean, reason?: string): Promise<void> {
    await this.decide(moderator, id, reason, async (_, discussion) => {
      if (discussion.isPinned === isPinned) return undefined;
      discussion.isPinned = isPinned;
      return isPinned ? 'pin' : 'unpin';
    });
  }

  async lock(moderator: Viewer, id: string, isLocked: boolean, reason?: string): Promise<void> {
    await this.decide(moderator, id, reason, async (_, discussion) => {
      if (discussion.isLocked === isLocked) return undefined;
      discussion.isLocked = isLocked;
      return isLocked ? 'lock' : 'unlock';
    });
  }

  async move(moderator: Viewer, id: string, forumId: string, reason?: string): Promise<void> {
    await this.decide(moderator, id, reason, async (em, discussion) => {
      if (!discussion.forumId) throw new DiscussionOfLesson();
      if (discussion.forumId === forumId) return undefined;
      if (!(await em.findOne(Forum, { id: forumId }))) throw new ForumNotFound();
      if (discussion.status === 'visible') {
        await this.forumCounter.count(em, forumId, 1);
        await this.forumCounter.count(em, discussion.forumId, -1);
      }
      discussion.forumId = forumId;
      return 'move';
    });
  }

  async hideDiscussion(moderator: Viewer, id: string, reason: string): Promise<void> {
    await this.decide(moderator, id, reason, async (em, discussion) => {
      if (discussion.status === 'hidden') return undefined;
      await this.forumCounter.setStatus(em, discussion, 'hidden');
      await settleReports(em, moderator, { discussionId: id }, reason);
      return 'hide';
    });
  }

  /** Shows a hidden discussion again, or one that waited for review for the first time. */
  async showDiscussion(moderator: Viewer, id: string, reason?: string): Promise<void> {
    await this.decide(moderator, id, reason, async (em, discussion) => {
      if (discussion.status === 'visible') return undefined;
      const waited = discussion.status === 'pending';
      await this.forumCounter.setStatus(em, discussion, 'visible');
      if (waited) await this.announcements.ofDiscussion(discussion);
      return waited ? 'approve' : 'unhide';
    });
  }

  async hideReply(moderator: Viewer, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { reply, discussion } = await this.replies.locked(em, moderator, id);
      if (reply.status === 'deleted') throw new ReplyNotFound();
      if (reply.status === 'hidden') return;
      await this.replyCounter.setStatus(em, reply, 'hidden');
      await settleReports(em, moderator, { replyId: id }, reason);
      if (discussion.acceptedReplyId === id) this.transactions.record(new PostChanged(placeOf(discussion)));
      this.keep(em, moderator, placeOf(discussion, reply), reply.userId, 'hide', reason);
    });
  }

  /** Shows a hidden reply again, or one that waited for review for the first time. */
  async showReply(moderator: Viewer, id: string, reason?: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { reply, discussion } = await this.replies.locked(em, moderator, id);
      if (reply.status === 'deleted') throw new ReplyNotFound();
      if (reply.status === 'visible') return;
      const waited = reply.status === 'pending';
      await this.replyCounter.setStatus(em, reply, 'visible');
      if (waited) await this.announcements.ofReply(discussion, reply);
      this.keep(em, moderator, placeOf(discussion, reply), reply.userId, waited ? 'approve' : 'unhide', reason);
    });
  }

  /** `change` answers what it did, undefined where nothing was left to do. */
  private async decide(
    moderator: Viewer,
    id: string,
    reason: string | undefined,
    change: (em: EntityManager, discussion: Discussion) => Promise<ModerationAction | undefined>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const discussion = await this.discussions.locked(em, moderator, id);
      if (discussion.status === 'deleted') throw new DiscussionNotFound();
      const action = await change(em, discussion);
      if (action) this.keep(em, moderator, placeOf(discussion), discussion.userId, action, reason);
    });
  }

  private keep(
    em: EntityManager,
    moderator: Viewer,
    place: PostPlace,
    authorId: string | null | undefined,
    action: ModerationAction,
    reason = '',
  ): void {
    const { discussionId, replyId } = place;
    const post = replyId ? { replyId } : { discussionId };
    em.create(ModerationDecision, { ...post, moderatorId: moderator.id, action, reason: reason || null });
    this.transactions.record(new PostModerated(place, action, reason || null, authorId ?? null, moderator.id));
    this.transactions.record(new PostChanged(place));
  }
}
