import { reviewOpinions } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { AdminResource } from '../records/admin-resource.js';
import { moment, oneOf, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import { type PeerReviewRecord, peerReviewStates } from './peer-review.record.js';

const state = sql`case when p.dropped_at is not null then 'dropped' when p.finished_at is null then 'begun' else 'done' end`;

export const peerReviewListing: Listing = {
  name: 'peer-reviews',
  table: 'peer_reviews',
  from: sql`(select p.*, a.course_id, ${state} as state from peer_reviews p join assignments a on a.id = p.assignment_id)`,
  sorts: { givenAt: { by: sql`t.given_at` } },
  filters: {
    userId: reference('t.reviewer_id'),
    assignmentId: reference('t.assignment_id'),
    submissionId: reference('t.submission_id'),
    courseId: reference('t.course_id'),
    state: oneOf('t.state', peerReviewStates),
    opinion: oneOf('t.opinion', reviewOpinions),
    givenAt_gte: moment('t.given_at', '>='),
    givenAt_lt: moment('t.given_at', '<'),
  },
};

/** Reads who reviewed whose work; who teaches decides which of it counts (ASG-2). */
@Injectable()
export class PeerReviewsResource implements AdminResource {
  constructor(private readonly reader: RecordReader) {}

  records(ids: readonly string[]): Promise<PeerReviewRecord[]> {
    return this.reader.rows(sql<PeerReviewRecord>`
      select p.id, p.reviewer_id as "userId", ${personName()} as "userName", p.submission_id as "submissionId",
        ${personName('author')} as "authorName", p.assignment_id as "assignmentId",
        a.title_ar as "assignmentTitleAr", a.title_en as "assignmentTitleEn", a.course_id as "courseId",
        c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn", ${state} as state, p.points, p.comment, p.opinion,
        p.opinion_reason as "opinionReason", p.dropped_because as "droppedBecause",
        ${iso('p.given_at')} as "givenAt", ${iso('p.finished_at')} as "finishedAt"
      from peer_reviews p join assignments a on a.id = p.assignment_id join courses c on c.id = a.course_id
        join submissions s on s.id = p.submission_id join users author on author.id = s.user_id
        left join users u on u.id = p.reviewer_id
      where ${among('p.id', ids)}`);
  }
}
