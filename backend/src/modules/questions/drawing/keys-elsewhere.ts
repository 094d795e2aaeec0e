import { drawingProof, quizDefaults } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
import type { QuestionReference } from './question-source.js';

/**
 * Which of these questions are asked where keys are shown to learners, known by what they say and not by where they stand
 * (EVD-8): by lessons of the course, or of another that anybody could ever join, of themselves or of banks; or by the final
 * of such a course in so many attempts that guessing passes.
 */
export async function keysElsewhere(
  database: Kysely<QuestionsTables>,
  references: readonly QuestionReference[],
  { courseId, lessonId }: QuizPlace,
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select v.question_id, one
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as each ("questionId" uuid, version int)
      join question_versions v on v.question_id = each."questionId" and v.version = each.version, unnest(v.says) one),
    said as (select array(select distinct one from asked) as by_any),
    shown as (
      select k.says from said, lesson_keys k join courses c on c.id = k.course_id
      where k.says && said.by_any and (c.id = ${courseId} or c.is_published or c.published_at is not null)
      union all
      select v.says from said, question_versions v
      join questions q on q.id = v.question_id
      join quiz_parts p on p.question_id = q.id or p.bank_id = q.bank_id and q.state = 'ready'
        and (p.tag is null or q.tags @> array[p.tag]) and (p.difficulty is null or q.difficulty = p.difficulty)
        and (p.skill_id is null or q.skill_id = p.skill_id)
      left join lessons l on l.id = p.lesson_id
      left join quiz_rules r on r.course_id = p.course_id
      join courses c on c.id = coalesce(p.course_id, l.course_id)
      where v.says && said.by_any and case
        when c.id = ${courseId} then l.id is distinct from ${lessonId}::uuid and p.lesson_id is not null
        else (c.is_published or c.published_at is not null)
          and (p.lesson_id is not null or coalesce(r.attempts, ${quizDefaults.attempts}) > ${drawingProof.attempts}) end)
    select distinct asked.question_id as id from asked
    join (select distinct unnest(says) as one from shown) known using (one)`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
