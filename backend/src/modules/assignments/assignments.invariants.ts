import type { Invariant } from '#platform/database/invariant';

/** What work must agree on with its marks and its rounds (REL-1, ASG-2). */
export const assignmentsInvariants: Invariant[] = [
  {
    name: 'submissionsBesideTheirMark',
    sql: `select s.id from submissions s
          left join lateral (select m.score, m.has_passed from submission_marks m
                             where m.submission_id = s.id order by m.number desc limit 1) latest on true
          where s.score is distinct from latest.score or s.has_passed is distinct from latest.has_passed`,
  },
  {
    name: 'submissionRoundsWithGaps',
    sql: `select s.id from submissions s
          where s.round > 1 and not exists (select from submissions before
            where before.assignment_id = s.assignment_id
              and (before.group_id = s.group_id or s.group_id is null and (before.user_id = s.user_id
                or before.ended_enrollment_id = s.ended_enrollment_id
                or exists (select from submission_members m where m.submission_id = before.id
                  and (m.user_id = s.user_id or m.ended_enrollment_id = s.ended_enrollment_id))))
              and before.round = s.round - 1 and before.state in ('marked', 'returned'))`,
  },
  {
    name: 'peerReviewsOfOwnWork',
    sql: `select p.id from peer_reviews p join submissions s on s.id = p.submission_id
          where s.assignment_id <> p.assignment_id or s.state = 'draft' or s.user_id = p.reviewer_id and s.group_id is null
            or exists (select from submission_members m where m.submission_id = s.id and m.user_id = p.reviewer_id)`,
  },
  {
    name: 'peerReviewPoints',
    sql: `select p.id from peer_reviews p join submissions s on s.id = p.submission_id
          where p.levels is not null and p.points is distinct from (
            select sum((s.rubric -> (c ->> 'row')::int -> 'levels' -> (c ->> 'level')::int ->> 'points')::int)
            from jsonb_array_elements(p.levels) c)`,
  },
  {
    name: 'groupWorkWithoutMembers',
    sql: `select s.id from submissions s where s.group_id is not null
          and not exists (select from submission_members m where m.submission_id = s.id)`,
  },
];
