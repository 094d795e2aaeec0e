import { finalTitle } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CourseNotFound } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import type { GradesTables } from '../grades.tables.js';
import { outsideId } from '../outside-id.js';
import type { GradePlan } from './grade-plan.js';

@Injectable()
export class GradePlanQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Categories and items of a course, in order: quizzes by their lessons, assignments, the final, then what is marked by hand. */
  async of(courseId: string): Promise<GradePlan> {
    const { rows } = await sql<GradePlan>`
      select c.id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
             coalesce(b.version, 0) as version,
        coalesce((select json_agg(json_build_object('id', g.id, 'titleAr', g.title_ar, 'titleEn', g.title_en,
            'weight', g.weight::text, 'dropLowest', g.drop_lowest, 'takes', g.takes) order by g.position, g.id)
          from grade_categories g where g.course_id = c.id), '[]') as categories,
        coalesce((select json_agg(json_build_object('id', s.id, 'kind', s.kind, 'titleAr', s.title_ar,
            'titleEn', s.title_en, 'points', coalesce(i.points, 100)::numeric(7, 2)::text, 'categoryId', i.category_id,
            'isPlaced', coalesce(i.is_placed, false), 'isRequired', s.is_required, 'countsEvenly', s.counts_evenly)
            order by s.place, s.position, s.created_at, s.id)
          from (
            select l.id, 'quiz' as kind, l.title_ar, l.title_en, true as is_required, true as counts_evenly,
                   1 as place, l.order_index as position, l.created_at
            from lessons l left join quiz_rules r on r.lesson_id = l.id
            where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions)
              and not coalesce(r.is_practice, false)
            union all
            select a.id, 'assignment', a.title_ar, a.title_en, a.is_required, a.is_required and a.lesson_id is not null,
                   2, 0, a.created_at
            from assignments a where a.course_id = ${courseId}
            union all
            select f.id, 'final', ${finalTitle.ar}, ${finalTitle.en}, true, true, 3, 0, f.created_at
            from courses f where f.id = ${courseId} and exists (select from quiz_parts p where p.course_id = f.id)
            union all
            select m.id, 'manual', m.title_ar, m.title_en, false, false, 4, 0, m.created_at
            from grade_items m where m.course_id = ${courseId} and m.kind = 'manual'
          ) s
          left join grade_items i on i.course_id = ${courseId}
            and ${outsideId('i')} = s.id), '[]') as items
      from courses c left join grade_books b on b.course_id = c.id
      where c.id = ${courseId}`.execute(this.database.over<GradesTables>());
    const [plan] = rows;
    if (!plan) throw new CourseNotFound();
    return plan;
  }
}
