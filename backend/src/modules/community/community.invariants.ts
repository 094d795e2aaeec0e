import type { Invariant } from '#platform/database/invariant';

/** Counters of the forum, recomputed from the rows that they count, and answers that everybody sees (REL-1, COM-3, COM-8). */
export const communityInvariants: Invariant[] = [
  {
    name: 'forumDiscussionsCount',
    sql: `select f.id from forums f
          where f.discussions_count + coalesce(
              (select sum(x.discussions) from forum_count_deltas x where x.forum_id = f.id), 0) <>
            (select count(*) from discussions d where d.forum_id = f.id and d.status = 'visible')`,
  },
  {
    name: 'repliesCount',
    sql: `select d.id from discussions d
          where d.replies_count + coalesce(
              (select sum(x.replies) from discussion_reply_deltas x where x.discussion_id = d.id), 0) <>
            (select count(*) from replies r where r.discussion_id = d.id and r.status = 'visible')`,
  },
  {
    name: 'acceptedAnswer',
    sql: `select d.id from discussions d join replies r on r.id = d.accepted_reply_id
          where r.discussion_id <> d.id or r.status <> 'visible'`,
  },
  {
    name: 'discussionLikesCount',
    sql: `select d.id from discussions d
          where d.likes_count + coalesce(
              (select sum(x.likes) from discussion_count_deltas x where x.discussion_id = d.id), 0) <>
            (select count(*) from discussion_likes k where k.discussion_id = d.id)`,
  },
  {
    // Who viewed is kept for a week; of older discussions there is nothing left to recount.
    name: 'discussionViewsCount',
    sql: `select d.id from discussions d
          where d.created_at > now() - interval '6 days' and d.views_count + coalesce(
              (select sum(x.views) from discussion_view_deltas x where x.discussion_id = d.id), 0) <>
            (select count(*) from discussion_views v where v.discussion_id = d.id)`,
  },
  {
    name: 'replyLikesCount',
    sql: `select r.id from replies r
          where r.likes_count + coalesce(
              (select sum(x.likes) from reply_like_deltas x where x.reply_id = r.id), 0) <>
            (select count(*) from reply_likes k where k.reply_id = r.id)`,
  },
];
