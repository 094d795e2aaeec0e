import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LessonAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { DiscussionNotFound, NotTheAsker, ReplyNotAcceptable, ReplyNotFound } from '../community.errors.js';
import { AnswerAccepted, PostChanged } from '../community.events.js';
import type { CommunityTables } from '../community.tables.js';
import { mayAccept } from '../post.policy.js';
import { placeOf } from '../posting/announcements.js';
import type { Discussion } from './discussion.entity.js';
import { DiscussionAccess } from './discussion-access.js';

/** Choosing the reply that answers a discussion, and taking the choice back (COM-8). */
@Injectable()
export class AcceptedAnswers {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: DiscussionAccess,
    private readonly lessons: LessonAudience,
  ) {}

  async accept(viewer: Viewer, id: string, replyId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const discussion = await this.chosenBy(em, viewer, id);
      // Whoever hides or deletes the reply changes the discussion first, and so waits for this choice or comes before it.
      const reply = await em
        .getKysely<CommunityTables>()
        .selectFrom('replies as r')
        .leftJoin('users as u', 'u.id', 'r.user_id')
        .select(['r.user_id', 'u.suspended_at'])
        .where('r.id', '=', replyId)
        .where('r.discussion_id', '=', id)
        .where('r.status', '=', 'visible')
        .executeTakeFirst();
      if (!reply) throw new ReplyNotFound();
      if (discussion.acceptedReplyId === replyId) return;
      if (reply.suspended_at) throw new ReplyNotAcceptable();
      discussion.accept(replyId, viewer.id, new Date());
      await em.flush();
      const place = { ...placeOf(discussion, { id: replyId }), replyId };
      this.transactions.record(new AnswerAccepted(place, reply.user_id, viewer.id));
      this.transactions.record(new PostChanged(placeOf(discussion)));
    });
  }

  async withdraw(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const discussion = await this.chosenBy(em, viewer, id);
      if (!discussion.acceptedReplyId) return;
      discussion.withdrawAnswer();
      this.transactions.record(new PostChanged(placeOf(discussion)));
    });
  }

  /** The discussion, locked, where the viewer may choose its answer. */
  private async chosenBy(em: EntityManager, viewer: Viewer, id: string): Promise<Discussion> {
    const discussion = await this.access.locked(em, viewer, id);
    if (discussion.status !== 'visible') throw new DiscussionNotFound();
    const { lessonId } = discussion;
    const teaches = lessonId ? await this.lessons.isTaughtBy(viewer, lessonId) : false;
    if (!mayAccept(discussion, teaches, viewer)) throw new NotTheAsker();
    return discussion;
  }
}
