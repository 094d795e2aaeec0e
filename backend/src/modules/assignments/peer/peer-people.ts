import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Assignment } from '../assignment/assignment.entity.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import type { Submission } from '../submission/submission.entity.js';
import { isWorkOf, learnersOf } from '../submission/whose-work.js';
import type { Candidate } from './allotment.rules.js';

/** A review `p` that counts towards those that its work gets: written and not dropped, or being written in time. */
const isLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(p.finished_at is not null and p.dropped_at is null or p.finished_at is null and p.expires_at > ${now})`;

/** A round `s` that others may review: the latest of those handed in. */
const isLatestHandedIn = sql<boolean>`(s.state in ('waiting', 'marked') and not exists (
  select from submissions later where later.assignment_id = s.assignment_id and later.round > s.round
    and (later.user_id = s.user_id and s.group_id is null or later.group_id = s.group_id)
    and later.state in ('waiting', 'marked')))`;

/** Enough to choose from by chance. */
const mostCandidates = 50;

/** Whether somebody has work with the others, without which they see none of theirs. */
export async function hasHandedIn(
  db: Kysely<AssignmentsTables>,
  assignmentId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('submissions as s')
    .select('s.id')
    .where('s.assignment_id', '=', assignmentId)
    .where('s.state', 'in', ['waiting', 'marked'])
    .where(isWorkOf(userId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Work of others that this person may be given, that with the fewest reviews first. */
export async function candidatesFor(
  db: Kysely<AssignmentsTables>,
  assignmentId: string,
  userId: string,
  now: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<{ id: string; reviews: number; is_mutual: boolean }>`
    select s.id,
      (select count(*)::int from peer_reviews p where p.submission_id = s.id and ${isLive(now)}) as reviews,
      exists (select from peer_reviews b
        where b.assignment_id = ${assignmentId}
          and (b.reviewer_id = s.user_id or exists (select from submission_members o
            where o.submission_id = s.id and o.user_id = b.reviewer_id))
          and b.submission_id in (select s.id from submissions s
            where s.assignment_id = ${assignmentId} and ${isWorkOf(userId)})) as is_mutual
    from submissions s
    where s.assignment_id = ${assignmentId} and ${isLatestHandedIn} and not ${isWorkOf(userId)}
      and not exists (select from peer_reviews p where p.submission_id = s.id and p.reviewer_id = ${userId})
    order by reviews, is_mutual, random()
    limit ${mostCandidates}`.execute(db);
  return rows.map(({ id, reviews, is_mutual }) => ({ id, reviews, isMutual: is_mutual }));
}

/** Who handed in before, owes reviews and may now find work that waits; nobody while reviews are not taken. */
export async function whoOwesReviews(
  em: EntityManager,
  assignment: Assignment,
  except: readonly string[],
  now: Date,
): Promise<string[]> {
  if (!assignment.takesPeerReviews(now)) return [];
  const { rows } = await sql<{ user_id: string }>`
    select distinct whose.user_id
    from submissions s
    cross join lateral (
      select s.user_id where s.group_id is null
      union all select m.user_id from submission_members m where m.submission_id = s.id) whose
    where s.assignment_id = ${assignment.id} and s.state in ('waiting', 'marked') and whose.user_id is not null
      and (select count(*) from peer_reviews p
        where p.assignment_id = s.assignment_id and p.reviewer_id = whose.user_id) < ${assignment.peerReviews}
  `.execute(em.getKysely<AssignmentsTables>());
  return rows.map(({ user_id }) => user_id).filter((id) => !except.includes(id));
}

/** The assignment of a piece of work, locked, so that nobody is given work while it is taken back. */
export async function lockPeers(em: EntityManager, submissionId: string): Promise<void> {
  const row = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('submissions')
    .select('assignment_id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (row) await em.findOne(Assignment, { id: row.assignment_id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Whether work is with others, or whose it is has seen some of theirs: copying would be one step away. */
export async function peersHave(em: EntityManager, submission: Submission): Promise<boolean> {
  const people = await learnersOf(em, submission);
  const row = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('peer_reviews')
    .select('id')
    .where('assignment_id', '=', submission.assignmentId)
    .where(({ or, eb }) => or([eb('submission_id', '=', submission.id), eb('reviewer_id', 'in', people)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
