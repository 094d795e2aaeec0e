import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, NoPeerReview } from '../assignments.errors.js';
import { PeerReviewsReleased } from '../assignments.events.js';
import type { AssignmentsTables } from '../assignments.tables.js';

const release = taskKind('assignments.release-peer-reviews', { isForgottenWhenDone: true });

/** Ends reviewing, by who teaches or by its day, and tells everybody whose work was reviewed (ASG-2). */
@Injectable()
export class PeerReleaseService implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
  ) {}

  onModuleInit(): void {
    this.tasks.work(release, () => this.releaseDue(), '*/10 * * * *');
  }

  /** A second call changes nothing. */
  async release(assignmentId: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await em.findOne(Assignment, { id: assignmentId }, lock);
      if (!assignment) throw new AssignmentNotFound();
      await this.audience.requireAuthor(viewer, assignment.courseId);
      if (assignment.peerReviews === 0) throw new NoPeerReview();
      if (!assignment.peerReleasedAt) await this.end(em, assignment);
    });
  }

  /** What is open to its readers since its day came; only the news of it is left to tell. */
  async releaseDue(): Promise<void> {
    await this.transactions.run(async (em) => {
      const due = { peerReviews: { $gt: 0 }, peerReleasedAt: null, peerReviewDueAt: { $lte: new Date() } };
      for (const assignment of await em.find(Assignment, due, lock)) await this.end(em, assignment);
    });
  }

  private async end(em: EntityManager, assignment: Assignment): Promise<void> {
    assignment.peerReleasedAt = new Date();
    await em.flush();
    const { rows } = await sql<{ user_id: string }>`
      select distinct whose.user_id
      from peer_reviews p join submissions s on s.id = p.submission_id
      cross join lateral (
        select s.user_id where s.group_id is null
        union all select m.user_id from submission_members m where m.submission_id = s.id) whose
      where p.assignment_id = ${assignment.id} and p.finished_at is not null and p.dropped_at is null
    `.execute(em.getKysely<AssignmentsTables>());
    const { id: assignmentId, courseId, titleAr, titleEn } = assignment;
    const place = { assignmentId, courseId, assignmentTitle: { ar: titleAr, en: titleEn } };
    this.transactions.record(
      new PeerReviewsReleased(
        place,
        rows.map(({ user_id }) => user_id),
      ),
    );
  }
}

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
