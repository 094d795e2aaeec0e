import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { DiscussionNotFound, ReplyNotFound } from '../../community.errors.js';
import { mayReadPost } from '../../post.policy.js';
import type { Discussion } from '../discussion.entity.js';
import { DiscussionAccess } from '../discussion-access.js';
import { Reply } from './reply.entity.js';

export interface ReplyWithin {
  reply: Reply;
  discussion: Discussion;
}

/** Who reaches which reply: those who read its discussion, unless it was withheld from them. */
@Injectable()
export class ReplyAccess {
  constructor(private readonly discussions: DiscussionAccess) {}

  async readable(em: EntityManager, viewer: Viewer, id: string): Promise<ReplyWithin> {
    return this.check(em, viewer, await em.findOne(Reply, { id }));
  }

  /** For a change, locked. */
  async locked(em: EntityManager, viewer: Viewer, id: string): Promise<ReplyWithin> {
    return this.check(em, viewer, await em.findOne(Reply, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  private async check(em: EntityManager, viewer: Viewer, reply: Reply | null): Promise<ReplyWithin> {
    if (!reply || !mayReadPost(reply, viewer)) throw new ReplyNotFound();
    const discussion = await this.discussions.readable(em, viewer, reply.discussionId).catch((error: unknown) => {
      throw error instanceof DiscussionNotFound ? new ReplyNotFound() : error;
    });
    return { reply, discussion };
  }
}
