import { rubricMaximum } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { ReviewNotFound, WorkNotFound } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { isWorkOf } from '../submission/whose-work.js';
import { nextToReview } from './allotment.rules.js';
import { neutralName } from './neutral-name.js';
import { candidatesFor, hasHandedIn } from './peer-people.js';
import type { OwnPeerReviewsResponse, PeerReviewResponse, ReceivedReviewsResponse } from './peer-review.response.js';

type Moment = Date | string;

interface Terms {
  id: string;
  peer_reviews: number;
  peer_review_due_at: Moment | null;
  peer_released_at: Moment | null;
  is_group_work: boolean;
}

/** Of a file `f` for the reviewer `p`: its own would tell when it was uploaded. */
const neutralId = sql`overlay(overlay(md5(p.id::text || f.id::text) placing '4' from 13) placing '8' from 17)::uuid`;

/** Whether reviews are taken at that moment. */
const isOpen = (terms: Omit<Terms, 'id' | 'is_group_work'>, at: Date): boolean =>
  terms.peer_reviews > 0 &&
  !terms.peer_released_at &&
  (!terms.peer_review_due_at || at < new Date(terms.peer_review_due_at));

interface FileRow {
  id: string;
  name: string;
  size: number;
  is_photo: boolean;
  is_voice: boolean;
}

/** What learners read of peer reviews: neither who wrote one nor whose the work is ever leaves here (ASG-2). */
@Injectable()
export class PeerReviewQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What this person owes and has done for an assignment. */
  async ownFor(terms: Terms, viewer: Viewer): Promise<OwnPeerReviewsResponse> {
    const now = new Date();
    const wanted = terms.peer_reviews;
    const rows = await this.reviews()
      .select(['p.id', 'p.finished_at', 'p.expires_at'])
      .where('p.assignment_id', '=', terms.id)
      .where('p.reviewer_id', '=', viewer.id)
      .orderBy('p.given_at', 'desc')
      .execute();
    const kept = rows.filter((row) => row.finished_at || new Date(row.expires_at) > now);
    const handedIn = wanted > 0 && (await hasHandedIn(this.db(), terms.id, viewer.id));
    const mayAsk = isOpen(terms, now) && handedIn && kept.every((row) => row.finished_at);
    const standing = { wanted, written: kept.length, isGroupWork: terms.is_group_work };
    const candidates = mayAsk ? await candidatesFor(this.db(), terms.id, viewer.id, now) : [];
    return {
      wanted,
      done: rows.filter((row) => row.finished_at).length,
      isOpen: isOpen(terms, now),
      hasHandedIn: handedIn,
      mayTake: nextToReview(candidates, standing, () => 0) !== undefined,
      reviews: kept.map((row) => ({
        id: row.id,
        finishedAt: isoTimeOrNull(row.finished_at),
        expiresAt: isoTime(row.expires_at),
      })),
    };
  }

  /** The work of a review for who writes it; unknown once it went to somebody else. */
  async one(id: string, viewer: Viewer): Promise<PeerReviewResponse> {
    const row = await this.reviews()
      .innerJoin('submissions as s', 's.id', 'p.submission_id')
      .innerJoin('assignments as a', 'a.id', 'p.assignment_id')
      .select(['p.id', 'p.assignment_id', 'p.expires_at', 'p.finished_at', 'p.levels', 'p.comment'])
      .select(['a.course_id', 'a.title_ar', 'a.title_en', 'a.task_ar', 'a.task_en', 'a.peer_reviews'])
      .select(['a.peer_instructions_ar', 'a.peer_instructions_en', 'a.peer_review_due_at', 'a.peer_released_at'])
      .select(['s.text', 's.links', 's.rubric'])
      .select(
        sql<FileRow[]>`(select coalesce(json_agg(json_build_object('id', ${neutralId}, 'name', f.name, 'size', f.size,
            'is_photo', sf.is_photo, 'is_voice', sf.is_voice) order by sf.added_at, sf.id), '[]'::json)
          from submission_files sf join stored_files f on f.id = sf.file_id where sf.submission_id = s.id)`.as('files'),
      )
      .where('p.id', '=', id)
      .where('p.reviewer_id', '=', viewer.id)
      .executeTakeFirst();
    if (!row || (!row.finished_at && new Date(row.expires_at) <= new Date())) throw new ReviewNotFound();
    return {
      id: row.id,
      assignmentId: row.assignment_id,
      courseId: row.course_id,
      titleAr: row.title_ar,
      titleEn: row.title_en,
      taskAr: row.task_ar,
      taskEn: row.task_en,
      peerInstructionsAr: row.peer_instructions_ar,
      peerInstructionsEn: row.peer_instructions_en,
      text: row.text,
      links: row.links,
      files: row.files.map(({ id: fileId, name, size, is_photo, is_voice }, place) => ({
        id: fileId,
        name: neutralName(name, place + 1),
        url: `/api/peer-reviews/${row.id}/files/${fileId}`,
        size,
        isPhoto: is_photo,
        isVoice: is_voice,
      })),
      rubric: row.rubric ?? [],
      expiresAt: isoTime(row.expires_at),
      finishedAt: isoTimeOrNull(row.finished_at),
      isOpen: !row.finished_at && isOpen(row, new Date()),
      levels: row.levels ?? [],
      comment: row.comment,
    };
  }

  /** A file of work that is reviewed, for its reviewer, without the name that its owner gave it. */
  async file(id: string, fileId: string, viewer: Viewer) {
    const row = await this.reviews()
      .innerJoin('submission_files as sf', 'sf.submission_id', 'p.submission_id')
      .innerJoin('stored_files as f', 'f.id', 'sf.file_id')
      .select(['p.finished_at', 'p.expires_at', 'f.name', 'f.mime_type', 'f.storage_key', 'f.sha256'])
      .select(({ or, eb }) => or([eb('sf.is_photo', '=', true), eb('sf.is_voice', '=', true)]).as('is_inline'))
      .where('p.id', '=', id)
      .where('p.reviewer_id', '=', viewer.id)
      .where(sql<boolean>`${neutralId} = ${fileId}::uuid`)
      .executeTakeFirst();
    if (!row || (!row.finished_at && new Date(row.expires_at) <= new Date())) throw new ReviewNotFound();
    return { ...row, name: neutralName(row.name, 1), is_inline: Boolean(row.is_inline) };
  }

  /** What others wrote of a round of this person's own work, once reviewing has ended. */
  async received(submissionId: string, viewer: Viewer): Promise<ReceivedReviewsResponse> {
    const work = await this.db()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .select(['s.rubric', 'a.peer_reviews', 'a.peer_review_due_at', 'a.peer_released_at'])
      .where('s.id', '=', submissionId)
      .where(isWorkOf(viewer.id))
      .executeTakeFirst();
    if (!work) throw new WorkNotFound();
    const isReleased = !isOpen(work, new Date());
    const rows = isReleased
      ? await this.reviews()
          .select(['p.id', 'p.levels', 'p.points', 'p.comment', 'p.opinion'])
          .where('p.submission_id', '=', submissionId)
          .where('p.finished_at', 'is not', null)
          .where('p.dropped_at', 'is', null)
          // Not by time, which would tell who was quick.
          .orderBy(sql`md5(p.id::text)`)
          .execute()
      : [];
    const reviews = rows.map(({ id, levels, points, comment, opinion }) => ({
      id,
      levels: levels ?? [],
      points: points ?? 0,
      comment,
      opinion,
    }));
    return { isReleased, maximum: work.rubric ? rubricMaximum(work.rubric) : 0, reviews };
  }

  private db() {
    return this.database.over<AssignmentsTables>();
  }

  private reviews() {
    return this.db().selectFrom('peer_reviews as p');
  }
}
