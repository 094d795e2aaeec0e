import type { ChosenLevel, ReviewOpinion, RubricRow, SubmissionState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { mayAssistInCourse, rightOf } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { OwnWork, WorkNotFound } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { isWorkOf } from '../submission/whose-work.js';
import type { PeerResultOfWorkResponse, PeerResultResponse } from './peer-result.response.js';
import { peerResult } from './peer-result.rules.js';

interface ReviewRow {
  id: string;
  reviewer_name: string | null;
  finished_at: string;
  levels: ChosenLevel[];
  points: number;
  comment: string;
  opinion: ReviewOpinion | null;
  opinion_reason: string | null;
  dropped_because: string | null;
}

interface ResultRow {
  id: string;
  user_name: string | null;
  group_number: number | null;
  round: number;
  state: SubmissionState;
  score: string | null;
  rubric: RubricRow[] | null;
  wanted: number;
  begun: number;
  handed_in_at: Date | string | null;
  reviews: ReviewRow[];
}

const inOrder = oldestFirst('s', 'handed_in_at');

/** Of the latest round that others may have reviewed. */
const isShown = sql<boolean>`(s.state in ('waiting', 'marked') and (
  exists (select from peer_reviews p where p.submission_id = s.id)
  or not exists (select from submissions later where later.assignment_id = s.assignment_id and later.round > s.round
    and later.state in ('waiting', 'marked')
    and (later.user_id = s.user_id and s.group_id is null or later.group_id = s.group_id))))`;

const reviews = () => sql<ReviewRow[]>`(select coalesce(json_agg(json_build_object('id', p.id,
    'reviewer_name', ${personName('r')}, 'finished_at', p.finished_at, 'levels', p.levels, 'points', p.points,
    'comment', p.comment, 'opinion', p.opinion, 'opinion_reason', p.opinion_reason,
    'dropped_because', p.dropped_because) order by p.finished_at, p.id), '[]'::json)
  from peer_reviews p left join users r on r.id = p.reviewer_id
  where p.submission_id = s.id and p.finished_at is not null)`;

/** What who teaches reads of peer reviews: whose work, who reviewed it, how far they are apart (ASG-2). */
@Injectable()
export class PeerResultQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The work of an assignment in the order in which it came; never that of the reader. */
  async ofAssignment(assignmentId: string, viewer: Viewer, asked: PageQuery): Promise<Page<PeerResultResponse>> {
    const shown = this.submissions()
      .where('s.assignment_id', '=', assignmentId)
      .where(isShown)
      .where(sql<boolean>`not ${isWorkOf(viewer.id)}`);
    const page = this.told(shown).select(boundedTotal(shown.select('s.id')).as('total'));
    const found = await inOrder.seek(page, asked).execute();
    const { rows, ...rest } = inOrder.page(found as (ResultRow & { handed_in_at: Date; total: number })[], asked);
    return { ...rest, rows: rows.map((row) => toResult(row).told) };
  }

  /** One piece of work with every review of it, for who marks it. */
  async ofWork(submissionId: string, viewer: Viewer): Promise<PeerResultOfWorkResponse> {
    const row = await this.told(this.submissions().where('s.id', '=', submissionId))
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .select([rightOf(viewer.id).as('right'), isWorkOf(viewer.id).as('is_mine')])
      .executeTakeFirst();
    if (!row || row.state === 'draft' || !mayAssistInCourse(row, viewer)) throw new WorkNotFound();
    if (row.is_mine) throw new OwnWork();
    const { told, result } = toResult(row);
    return {
      ...told,
      levels: result.levels ?? [],
      reviews: row.reviews.map((review, place) => ({
        id: review.id,
        reviewerName: review.reviewer_name,
        finishedAt: isoTime(review.finished_at),
        levels: review.levels,
        points: review.points,
        comment: review.comment,
        isOutlier: result.outliers[place]!,
        opinion: review.opinion,
        opinionReason: review.opinion_reason,
        droppedBecause: review.dropped_because,
      })),
    };
  }

  private submissions() {
    return this.database.over<AssignmentsTables>().selectFrom('submissions as s');
  }

  private told(submissions: ReturnType<PeerResultQueries['submissions']>) {
    return submissions
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('assignment_groups as g', 'g.id', 's.group_id')
      .select(['s.id', 's.round', 's.state', 's.score', 's.rubric', 's.handed_in_at', 'a.peer_reviews as wanted'])
      .select(['g.number as group_number', personName().as('user_name'), reviews().as('reviews')])
      .select(
        sql<number>`(select count(*)::int from peer_reviews p
          where p.submission_id = s.id and p.finished_at is null and p.expires_at > now())`.as('begun'),
      );
  }
}

function toResult(row: ResultRow) {
  const counted = row.reviews.map((review) => ({
    levels: review.levels,
    points: review.points,
    isDropped: review.dropped_because !== null,
    isReported: review.opinion === 'unfair',
  }));
  const result = peerResult(row.rubric ?? [], counted, row.wanted);
  const told: PeerResultResponse = {
    id: row.id,
    userName: row.user_name,
    group: row.group_number,
    round: row.round,
    state: row.state,
    score: row.score,
    wanted: row.wanted,
    done: counted.filter(({ isDropped }) => !isDropped).length,
    begun: row.begun,
    points: result.points,
    maximum: result.maximum,
    spread: result.spread,
    flags: result.flags,
  };
  return { told, result };
}
