import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { GradesTables } from '../grades.tables.js';
import { outsideId } from '../outside-id.js';
import type { FoundCell } from './found-cell.js';

@Injectable()
export class GradeCellsQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The cells of so many people in a course, by one statement: what was found, and what was entered over it (GRD-1). */
  async of(courseId: string, userIds: readonly string[]): Promise<FoundCell[]> {
    if (userIds.length === 0) return [];
    const people = sql`array[${sql.join(userIds)}]::uuid[]`;
    const { rows } = await sql<FoundCell>`
      with found as (
        select a.user_id, a.lesson_id as item_id, case coalesce(r.counting, 'best')
            when 'best' then max(a.score)
            when 'mean' then round(avg(a.score), 2)
            else (array_agg(a.score order by a.created_at desc, a.id desc))[1] end as score, false as is_waiting
        from lessons l
        join quiz_attempts a on a.lesson_id = l.id
        left join quiz_rules r on r.lesson_id = l.id
        where l.course_id = ${courseId} and a.user_id = any(${people}) and not a.is_practice
        group by a.user_id, a.lesson_id, r.counting
        union all
        select whose.user_id, s.assignment_id, max(s.score), bool_or(s.state = 'waiting')
        from assignments w
        join submissions s on s.assignment_id = w.id
        -- The work of a group counts for those of it who were named as taking part; it waits for everybody.
        cross join lateral (
          select s.user_id where s.group_id is null
          union all
          select m.user_id from submission_members m where m.submission_id = s.id
            and (m.took_part or s.state = 'waiting' and m.took_part is null)) whose
        where w.course_id = ${courseId} and whose.user_id = any(${people}) and s.state <> 'draft'
        group by whose.user_id, s.assignment_id
        union all
        select p.user_id, p.course_id, case coalesce(r.counting, 'best')
            when 'best' then max(p.score)
            when 'mean' then round(avg(p.score), 2)
            else (array_agg(p.score order by p.number desc))[1] end, false
        from papers p
        left join quiz_rules r on r.course_id = p.course_id
        where p.course_id = ${courseId} and p.lesson_id is null and p.submitted_at is not null
          and p.user_id = any(${people})
        group by p.user_id, p.course_id, r.counting
      ), entered as (
        select e.user_id, ${outsideId('i')} as item_id, e.score, e.is_excused, e.reason, e.version
        from grade_items i
        join grade_entries e on e.item_id = i.id
        where i.course_id = ${courseId} and e.user_id = any(${people})
      )
      select coalesce(f.user_id, e.user_id) as "userId", coalesce(f.item_id, e.item_id) as "itemId",
             f.score::text as found, coalesce(f.is_waiting, false) as "isWaiting", e.score::text as entered,
             coalesce(e.is_excused, false) as "isExcused", e.reason, coalesce(e.version, 0) as version
      from found f full join entered e on e.user_id = f.user_id and e.item_id = f.item_id`.execute(
      this.database.over<GradesTables>(),
    );
    return rows;
  }
}
