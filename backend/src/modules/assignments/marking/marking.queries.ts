import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Uuid } from '#platform/http/fields';
import { type Page, PageQuery } from '#platform/http/paging';
import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import type { AssignmentsTables } from '../assignments.tables.js';
import { isWorkOf } from '../submission/whose-work.js';

export class MarkingQueueQuery extends PageQuery {
  @Uuid({ optional: true, description: 'Only work for this assignment' }) assignmentId?: string;
}

/** Work that waits for a mark, as the queue lists it (ASG-2). */
export class WaitingWorkResponse {
  @UuidOut() id!: string;
  @UuidOut() assignmentId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @CountOut({ nullable: true, description: 'Number of the group; null for work of one person' })
  group!: number | null;
  @CountOut({ description: 'From 1' }) round!: number;
  @TimeOut() handedInAt!: string;
  @CountOut({ description: 'Begun days' }) daysLate!: number;
}

interface WaitingWorkRow {
  id: string;
  assignment_id: string;
  title_ar: string;
  title_en: string;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
  user_name: string | null;
  group_number: number | null;
  round: number;
  handed_in_at: Date | string | null;
  days_late: number;
}

const longestWaiting = oldestFirst('s', 'handed_in_at');

@Injectable()
export class MarkingQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this marker, the longest waiting first. */
  async queueOf(viewer: Viewer, asked: MarkingQueueQuery): Promise<Page<WaitingWorkResponse>> {
    const waiting = this.database
      .over<AssignmentsTables>()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('assignment_groups as g', 'g.id', 's.group_id')
      .where('s.state', '=', sql.lit('waiting' as const))
      .where(sql<boolean>`not ${isWorkOf(viewer.id)}`)
      .where(mayInCourse(viewer, 'assist'))
      .$if(Boolean(asked.assignmentId), (query) => query.where('s.assignment_id', '=', asked.assignmentId!));
    const page = waiting
      .select(['s.id', 's.assignment_id', 's.round', 's.handed_in_at', 's.days_late'])
      .select(['a.title_ar', 'a.title_en', 'a.course_id', 'g.number as group_number'])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en', personName().as('user_name')])
      .select(boundedTotal(waiting.select('s.id')).as('total'));
    const found = await longestWaiting.seek(page, asked).execute();
    const { rows, ...rest } = longestWaiting.page(
      found as (WaitingWorkRow & { handed_in_at: Date; total: number })[],
      asked,
    );
    return { ...rest, rows: rows.map(toWaitingWork) };
  }
}

const toWaitingWork = (row: WaitingWorkRow): WaitingWorkResponse => ({
  id: row.id,
  assignmentId: row.assignment_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  userName: row.user_name,
  group: row.group_number,
  round: row.round,
  handedInAt: isoTime(row.handed_in_at!),
  daysLate: row.days_late,
});
