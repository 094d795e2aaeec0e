import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';

export interface QuestionRow {
  lesson_id: string;
  lesson_title_ar: string;
  lesson_title_en: string;
  question_id: string;
  prompt_ar: string;
  prompt_en: string;
  /** People who answered it, each counted with their first attempt. */
  answers: number;
  right_answers: number;
  /** Correlation with the rest of the quiz; null where too few differ. */
  discrimination: number | null;
}

@Injectable()
export class QuestionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * How hard each quiz question of a course is: first attempts only, because the key is told after them. A question is
   * compared with the other questions of its quiz, not with a sum that it is part of.
   */
  async ofCourse(courseId: string): Promise<QuestionRow[]> {
    const { rows } = await sql<QuestionRow>`
      with questions as (
        select l.id as lesson_id, l.title_ar, l.title_en, l.order_index, asked.place,
            count(*) over (partition by l.id) as asked_in_all, asked.question ->> 'id' as id,
            coalesce(asked.question -> 'prompt' ->> 'ar', asked.question ->> 'promptAr') as prompt_ar,
            coalesce(asked.question -> 'prompt' ->> 'en', asked.question ->> 'promptEn') as prompt_en,
            (select jsonb_agg(o ->> 'id' order by o ->> 'id') from jsonb_array_elements(asked.question -> 'options') o
              where (o ->> 'correct')::boolean or (o ->> 'weight')::numeric > 0) as key
          from lessons l cross join lateral jsonb_array_elements(coalesce(l.quiz -> 'content', l.quiz -> 'questions'))
            with ordinality asked (question, place)
         where l.course_id = ${courseId}),
      firsts as (
        select distinct on (coalesce(a.user_id, r.user_id), a.lesson_id) a.lesson_id, a.score, a.answers, a.right_ids
          from quiz_attempts a join lessons l on l.id = a.lesson_id
          left join ended_enrollments r on r.id = a.ended_enrollment_id
         where l.course_id = ${courseId}
         order by coalesce(a.user_id, r.user_id), a.lesson_id, a.created_at, a.id),
      given as (
        select f.lesson_id, f.score, f.right_ids, g.answer ->> 'questionId' as question_id,
            (select jsonb_agg(o order by o) from jsonb_array_elements_text(g.answer -> 'optionIds') o) as options
          from firsts f cross join lateral jsonb_array_elements(f.answers) g (answer)),
      graded as (
        select q.lesson_id, q.id, coalesce(g.right_ids ? q.id, g.options = q.key, false) as is_right, g.score, q.asked_in_all
          from questions q join given g on g.lesson_id = q.lesson_id and g.question_id = q.id)
      select q.lesson_id, q.title_ar as lesson_title_ar, q.title_en as lesson_title_en, q.id as question_id,
          q.prompt_ar, q.prompt_en, count(g.id)::int as answers,
          count(*) filter (where g.is_right)::int as right_answers,
          case when count(g.id) >= 10 then
            corr(g.is_right::int, g.score / 100 * g.asked_in_all - g.is_right::int) end as discrimination
        from questions q left join graded g on g.lesson_id = q.lesson_id and g.id = q.id
       group by q.lesson_id, q.title_ar, q.title_en, q.order_index, q.place, q.id, q.prompt_ar, q.prompt_en
       order by q.order_index, q.lesson_id, q.place`.execute(this.database.behind<CoursesTables>());
    return rows;
  }
}
