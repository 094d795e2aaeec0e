import type { LateRule, RubricRow, WorkKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { AssignmentsTables } from '../assignments.tables.js';

export interface AssignmentOfCourse {
  id: string;
  /** Its slug, or its id where it has none. */
  slug: string;
  lessonId: string | null;
  titleAr: string;
  titleEn: string;
  taskAr: string;
  taskEn: string;
  accepts: WorkKind[];
  dueAt: Date | string | null;
  lateRule: LateRule;
  acceptedUntil: Date | string | null;
  percentPerDay: string;
  resubmissions: number;
  passMark: string;
  isRequired: boolean;
  isGroupWork: boolean;
  peerReviews: number;
  peerReviewDueAt: Date | string | null;
  peerInstructionsAr: string;
  peerInstructionsEn: string;
  rubric: RubricRow[];
  /** Somebody has begun, a draft included. */
  hasWork: boolean;
}

/** What stands in a course where its bundle comes from and goes to (CRS-5). */
@Injectable()
export class AssignmentBundleQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** All assignments, in the order in which they were written. */
  ofCourse(courseId: string): Promise<AssignmentOfCourse[]> {
    return this.database
      .over<AssignmentsTables>()
      .selectFrom('assignments as a')
      .select(['a.id', 'a.lesson_id as lessonId', 'a.title_ar as titleAr', 'a.title_en as titleEn', 'a.accepts'])
      .select(['a.task_ar as taskAr', 'a.task_en as taskEn', 'a.due_at as dueAt', 'a.late_rule as lateRule'])
      .select(['a.accepted_until as acceptedUntil', 'a.percent_per_day as percentPerDay', 'a.resubmissions'])
      .select(['a.pass_mark as passMark', 'a.is_required as isRequired', 'a.is_group_work as isGroupWork', 'a.rubric'])
      .select(['a.peer_reviews as peerReviews', 'a.peer_review_due_at as peerReviewDueAt'])
      .select(['a.peer_instructions_ar as peerInstructionsAr', 'a.peer_instructions_en as peerInstructionsEn'])
      .select([
        sql<string>`coalesce(a.slug, a.id::text)`.as('slug'),
        sql<boolean>`exists (select from submissions s where s.assignment_id = a.id)`.as('hasWork'),
      ])
      .where('a.course_id', '=', courseId)
      .orderBy('a.created_at')
      .orderBy('a.id')
      .$castTo<AssignmentOfCourse>()
      .execute();
  }
}
