import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { PostChanged } from './community.events.js';
import { Discussion } from './discussion/discussion.entity.js';
import { Reply } from './discussion/reply/reply.entity.js';
import { placeOf } from './posting/announcements.js';

/**
 * Tells whoever looks at a post that its counters are up to date again, in the transaction that folds them: of a crowd
 * that likes it within a second once (COM-5, SCL-3).
 */
@Injectable()
export class FoldedPosts {
  constructor(private readonly transactions: Transactions) {}

  async discussion(em: EntityManager, id: string): Promise<void> {
    const discussion = await em.findOne(Discussion, { id });
    if (discussion) this.transactions.record(new PostChanged(placeOf(discussion)));
  }

  async reply(em: EntityManager, id: string): Promise<void> {
    const reply = await em.findOne(Reply, { id });
    const discussion = reply && (await em.findOne(Discussion, { id: reply.discussionId }));
    if (discussion) this.transactions.record(new PostChanged(placeOf(discussion, reply)));
  }
}
