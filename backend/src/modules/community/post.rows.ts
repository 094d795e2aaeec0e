import type { ModerationAction, PostStatus, Role } from '@masar/domain';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { mayModerate } from './post.policy.js';

/** The author of `u`, as others see them. */
export const authorColumns = () =>
  [
    personName().as('author_name'),
    sql<string | null>`u.profile_image_url`.as('author_image_url'),
    sql<Role | null>`u.role`.as('author_role'),
  ] as const;

/** The latest decision about a post, as its author and moderators read it. */
export interface LatestDecision {
  action: ModerationAction;
  reason: string | null;
  at: string;
}

/** The latest decision about the discussion `d` or the reply `r`; null for everybody else's eyes. */
export const latestDecision = (post: 'd' | 'r', viewer: Viewer) => {
  const column = sql.ref(post === 'd' ? 'm.discussion_id' : 'm.reply_id');
  return sql<LatestDecision | null>`case when ${sql.ref(`${post}.user_id`)} = ${viewer.id} or ${mayModerate(viewer)}
    then (select json_build_object('action', m.action, 'reason', m.reason, 'at', m.created_at)
          from moderation_decisions m where ${column} = ${sql.ref(`${post}.id`)}
          order by m.created_at desc, m.id desc limit 1) end`.as('decision');
};

/** What both kinds of posts have. */
export interface PostRow {
  id: string;
  user_id: string | null;
  author_name: string | null;
  author_image_url: string | null;
  author_role: Role | null;
  content: string;
  likes_count: number;
  is_liked: boolean;
  status: PostStatus;
  created_at: Date;
  updated_at: Date;
  decision: LatestDecision | null;
}
