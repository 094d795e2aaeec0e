import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { CrowdedWrites } from '#platform/counters/crowded-writes';
import { Transactions } from '#platform/database/transactions';
import { DiscussionLocked, DiscussionNotFound, NotTheAuthor } from '../../community.errors.js';
import { PostChanged } from '../../community.events.js';
import { mayDeletePost, mayEditPost } from '../../post.policy.js';
import { Announcements, placeOf } from '../../posting/announcements.js';
import { Newcomers } from '../../posting/newcomers.queries.js';
import { DiscussionAccess } from '../discussion-access.js';
import { Reply } from './reply.entity.js';
import { ReplyAccess } from './reply-access.js';
import { ReplyCounter } from './reply-counter.js';

/** Answering, and editing and deleting own answers (COM-2, COM-4). */
@Injectable()
export class ReplyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly writes: CrowdedWrites,
    private readonly discussions: DiscussionAccess,
    private readonly replies: ReplyAccess,
    private readonly counter: ReplyCounter,
    private readonly newcomers: Newcomers,
    private readonly announcements: Announcements,
  ) {}

  /** Answers the id of the new reply. */
  async add(viewer: Viewer, discussionId: string, content: string): Promise<string> {
    return this.writes.run(async (em) => {
      const discussion = await this.discussions.heldOpen(em, viewer, discussionId);
      if (discussion.status === 'deleted') throw new DiscussionNotFound();
      if (discussion.isLocked || discussion.status === 'hidden') throw new DiscussionLocked();
      const mustWait = await this.newcomers.mustWait(viewer, content);
      const createdAt = new Date();
      const reply = em.create(Reply, {
        discussionId,
        userId: viewer.id,
        content,
        status: mustWait ? 'pending' : 'visible',
        createdAt,
        updatedAt: createdAt,
      });
      await em.flush();
      if (!mustWait) {
        await this.counter.add(em, reply);
        await this.announcements.ofReply(discussion, reply);
      }
      return reply.id;
    });
  }

  async edit(viewer: Viewer, id: string, content: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { reply, discussion } = await this.replies.locked(em, viewer, id);
      if (!mayEditPost(reply, viewer)) throw new NotTheAuthor();
      const before = reply.content;
      reply.edit(content);
      // A link may not come in by the back door.
      if (await this.newcomers.mustWait(viewer, content)) await this.counter.setStatus(em, reply, 'pending');
      await em.flush();
      const place = placeOf(discussion, reply);
      if (reply.status !== 'visible') return this.announcements.ofWithheldReply(discussion, reply);
      await this.announcements.ofMentions(place, viewer.id, content, before);
      this.transactions.record(new PostChanged(place));
    });
  }

  /** Takes the words away; its place among the others stays. */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { reply, discussion } = await this.replies.locked(em, viewer, id);
      if (!mayDeletePost(reply, viewer)) throw new NotTheAuthor();
      await this.counter.setStatus(em, reply, 'deleted');
      reply.erase();
      this.announcements.ofWithheldReply(discussion, reply);
    });
  }
}
