import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { DiscussionNotFound, ReplyNotFound } from './community.errors.js';
import type { PostPlace } from './community.events.js';
import { DiscussionAccess } from './discussion/discussion-access.js';
import { ReplyAccess } from './discussion/reply/reply-access.js';
import type { PostStanding } from './post.policy.js';
import { placeOf, textOf } from './posting/announcements.js';

export type PostKind = 'discussion' | 'reply';

/** A discussion or reply for what works alike on both: likes and reports. */
export interface VisiblePost {
  standing: PostStanding;
  place: PostPlace;
  text: string;
}

@Injectable()
export class PostAccess {
  constructor(
    private readonly discussions: DiscussionAccess,
    private readonly replies: ReplyAccess,
  ) {}

  /** A post that everybody of its place sees; any other one is unknown here, for its author too. */
  async visible(em: EntityManager, viewer: Viewer, kind: PostKind, id: string): Promise<VisiblePost> {
    if (kind === 'discussion') {
      const discussion = await this.discussions.readable(em, viewer, id);
      if (discussion.status !== 'visible') throw new DiscussionNotFound();
      return { standing: discussion, place: placeOf(discussion), text: textOf(discussion) };
    }
    const { reply, discussion } = await this.replies.readable(em, viewer, id);
    if (reply.status !== 'visible') throw new ReplyNotFound();
    return { standing: reply, place: placeOf(discussion, reply), text: reply.content };
  }
}
