import { certificateReviewLimits } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { CertificateReviewLate } from '../certificates.events.js';
import type { CertificatesTables } from '../certificates.tables.js';
import { longestWaiting } from './certificate-review.queries.js';

const remind = taskKind('courses.remind-certificate-reviews');
const EVERY_HOUR = '20 * * * *';
const dayMs = 24 * 60 * 60_000;
const reviewsAtOnce = 200;

interface LateReview {
  id: string;
  certificate_id: string;
  user_id: string;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
}

/** Whom a late review is brought to, and the column that remembers it. */
const steps = [
  { to: 'instructor', column: 'reminded_at' },
  { to: 'administrators', column: 'escalated_at' },
] as const;
type Step = (typeof steps)[number];

/** Reminds instructors of certificates that wait for days, and asks the administrators afterwards, each once (CRT-11). */
@Injectable()
export class CertificateReviewReminders implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.tasks.work(remind, () => this.remind(new Date()), EVERY_HOUR);
  }

  async remind(now: Date): Promise<void> {
    for (const step of steps) {
      for (const review of await this.late(step, now)) await this.tell(step, review, now);
    }
  }

  /** A course without an instructor has nobody to remind: its reviews go to the administrators at once. */
  private async late({ to, column }: Step, now: Date): Promise<LateReview[]> {
    const before = new Date(now.getTime() - certificateReviewLimits.patienceDays * dayMs);
    const isLate =
      to === 'instructor'
        ? sql<boolean>`c.instructor_id is not null and r.asked_at <= ${before}`
        : sql<boolean>`case when c.instructor_id is null then r.asked_at else r.reminded_at end <= ${before}`;
    return this.database
      .over<CertificatesTables>()
      .selectFrom('certificate_reviews as r')
      .innerJoin('certificates as k', 'k.id', 'r.certificate_id')
      .innerJoin('courses as c', 'c.id', 'k.course_id')
      .select(['r.id', 'r.certificate_id', 'k.user_id', 'c.id as course_id', 'k.course_title_ar', 'k.course_title_en'])
      .where('r.state', '=', sql.lit('waiting' as const))
      .where('k.status', '=', sql.lit('pending' as const))
      .where('k.user_id', 'is not', null)
      .where(`r.${column}`, 'is', null)
      .where(isLate)
      .orderBy(longestWaiting.order)
      .limit(reviewsAtOnce)
      .$narrowType<{ user_id: string }>()
      .execute();
  }

  private async tell({ to, column }: Step, review: LateReview, now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const claimed = await em
        .getKysely<CertificatesTables>()
        .updateTable('certificate_reviews')
        .set({ [column]: now })
        .where('id', '=', review.id)
        .where('state', '=', 'waiting')
        .where(column, 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!claimed) return;
      const about = {
        certificateId: review.certificate_id,
        userId: review.user_id,
        courseId: review.course_id,
        courseTitle: { ar: review.course_title_ar, en: review.course_title_en },
      };
      this.transactions.record(new CertificateReviewLate(about, review.id, to));
    });
  }
}
