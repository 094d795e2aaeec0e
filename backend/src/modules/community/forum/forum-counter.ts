import type { PostStatus } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BusyCounter } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CommunityTables } from '../community.tables.js';
import type { Discussion } from '../discussion/discussion.entity.js';

const discussions: BusyCounter = {
  table: 'forums',
  column: 'discussions_count',
  deltas: 'forum_count_deltas',
  owner: 'forum_id',
  delta: 'discussions',
};

/** Visible discussions of a forum; where hundreds introduce themselves at once folded a second or two later (COM-6, SCL-3). */
@Injectable()
export class ForumCounter implements OnModuleInit {
  constructor(private readonly folding: CounterFolding) {}

  onModuleInit(): void {
    this.folding.watch(discussions);
  }

  /** Counts a visible discussion into its forum, which is there, or out of it. */
  async count(em: EntityManager, forumId: string, step: 1 | -1): Promise<void> {
    await this.folding.count(em.getKysely<CommunityTables>(), discussions, { id: forumId, step });
  }

  /** Gives a discussion another state; its forum counts visible ones only. */
  async setStatus(em: EntityManager, discussion: Discussion, status: PostStatus): Promise<void> {
    const step = Number(status === 'visible') - Number(discussion.status === 'visible');
    discussion.status = status;
    if (discussion.forumId && step !== 0) await this.count(em, discussion.forumId, step as 1 | -1);
  }
}
