import { drawingProof, quizDefaults } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
import { coursesEverJoined, coursesOfItsTeachers } from './near-courses.js';
import type { QuestionReference } from './question-source.js';
import { saidBy } from './said-by.js';

/**
 * Which of these questions are asked where keys are shown to learners, known by what they say and not by where they stand
 * (EVD-8): by lessons of the course, or of another of its teachers that anybody could ever join, of themselves or of banks;
 * or by the final of such a course in so many attempts that guessing passes. With a learner: by the other courses that
 * they ever joined, whoever teaches these.
 */
export async function keysElsewhere(
  database: Kysely<QuestionsTables>,
  references: readonly QuestionReference[],
  { courseId, lessonId }: QuizPlace,
  learnerId?: string,
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const isHere = learnerId ? sql`false` : sql`c.id = ${courseId}`;
  const near = learnerId ? coursesEverJoined(learnerId) : coursesOfItsTeachers(courseId, references);
  const { rows } = await sql<{ id: string }>`
    with asked as (${saidBy(references)}),
    said as (select array(select distinct one from asked) as by_any),
    near as (
      select c.id from courses c
      where c.id in (${near}) and c.id <> ${courseId} and (c.is_published or c.published_at is not null)),
    shown as (
      select k.says from said, lesson_keys k join courses c on c.id = k.course_id
      where k.says && said.by_any and (${isHere} or c.id in (select id from near))
      union all
      select v.says from said, question_versions v
      join questions q on q.id = v.question_id
      join quiz_parts p on p.question_id = q.id or p.bank_id = q.bank_id and q.state = 'ready'
        and (p.tag is null or q.tags @> array[p.tag]) and (p.difficulty is null or q.difficulty = p.difficulty)
        and (p.skill_id is null or q.skill_id = p.skill_id)
      left join lessons l on l.id = p.lesson_id
      left join quiz_rules r on r.course_id = p.course_id
      join courses c on c.id = coalesce(p.course_id, l.course_id)
      where v.says && said.by_any and (
        ${isHere} and l.id is distinct from ${lessonId}::uuid and p.lesson_id is not null
        or c.id in (select id from near)
          and (p.lesson_id is not null or coalesce(r.attempts, ${quizDefaults.attempts}) > ${drawingProof.attempts})))
    select distinct asked.question_id as id from asked
    join (select distinct unnest(says) as one from shown) known using (one)`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
