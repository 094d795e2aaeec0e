import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTimeOrNull } from '#platform/database/iso-time';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page, type PageQuery } from '#platform/http/paging';
import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import type { AssignmentsTables } from '../assignments.tables.js';

/** How long the work of an assignment waited for its first mark, and what waits still (ASG-2). */
export class MarkingTimesResponse {
  @UuidOut({ description: 'Of the assignment' }) id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @CountOut({ description: 'Rounds that have a mark' }) marked!: number;
  @CountOut({ nullable: true, description: 'Hours from handing in to the first mark, the median of all rounds' })
  medianHours!: number | null;
  @CountOut({ description: 'Rounds that wait' }) waiting!: number;
  @TimeOut({ nullable: true, description: 'When the longest waiting of them was handed in' })
  waitingSince!: string | null;
}

/** So many assignments a file holds. */
const fileMaximum = 5000;

const latestFirst = newestFirst('a');

@Injectable()
export class MarkingTimesQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** All of them, for a file. */
  async all(viewer: Viewer): Promise<MarkingTimesResponse[]> {
    const rows = await this.times(viewer)
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(fileMaximum)
      .execute();
    return rows.map(toMarkingTimes);
  }

  /** The assignments of the marker's courses for which work came, the newest first; for administrators all. */
  async of(viewer: Viewer, asked: PageQuery): Promise<Page<MarkingTimesResponse>> {
    const page = this.times(viewer).select(boundedTotal(this.came(viewer).select('a.id')).as('total'));
    return mapRows(latestFirst.page(await latestFirst.seek(page, asked).execute(), asked), toMarkingTimes);
  }

  private came(viewer: Viewer) {
    return this.database
      .over<AssignmentsTables>()
      .selectFrom('assignments as a')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .where(mayInCourse(viewer, 'assist'))
      .where(sql<boolean>`exists (select from submissions s where s.assignment_id = a.id and s.state <> 'draft')`);
  }

  private times(viewer: Viewer) {
    return this.came(viewer)
      .select(['a.id', 'a.created_at', 'a.title_ar', 'a.title_en', 'a.course_id'])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en'])
      .select([
        sql<number>`(select count(*)::int from submissions s where s.assignment_id = a.id and s.state = 'marked')`.as(
          'marked',
        ),
        sql<number | null>`(select round(percentile_cont(0.5) within group
            (order by extract(epoch from m.marked_at - s.handed_in_at)) / 3600)::int
          from submissions s join submission_marks m on m.submission_id = s.id and m.number = 1
          where s.assignment_id = a.id)`.as('median_hours'),
        sql<number>`(select count(*)::int from submissions s where s.assignment_id = a.id and s.state = 'waiting')`.as(
          'waiting',
        ),
        sql<Date | string | null>`(select min(s.handed_in_at) from submissions s
          where s.assignment_id = a.id and s.state = 'waiting')`.as('waiting_since'),
      ]);
  }
}

interface MarkingTimesRow {
  id: string;
  title_ar: string;
  title_en: string;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
  marked: number;
  median_hours: number | null;
  waiting: number;
  waiting_since: Date | string | null;
}

const toMarkingTimes = (row: MarkingTimesRow): MarkingTimesResponse => ({
  id: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  marked: row.marked,
  medianHours: row.median_hours,
  waiting: row.waiting,
  waitingSince: isoTimeOrNull(row.waiting_since),
});
