import { drawingProof } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import { coursesEverJoined, coursesOfItsTeachers } from '../drawing/near-courses.js';
import type { QuestionReference } from '../drawing/question-source.js';
import { saidBy } from '../drawing/said-by.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';

/** What other papers did with the key of a question before this one was handed in, whatever rules hold now (EVD-8). */
export interface KeyOnPapers {
  questionId: string;
  /** It was shown to this learner by another quiz, or to anybody by that of a lesson. */
  isElsewhere: boolean;
  /** The loosest rules by which somebody was shown it, the mark in this quiz alone; null where nobody was. */
  passMark: string | null;
  attempts: number | null;
}

/** Who handed in the paper that is looked at; authors look at what may be asked now. */
interface OwnPaper {
  id: string;
  userId: string;
}

/**
 * Questions are known by what they say. What courses of strangers showed counts for nobody who was never there; what the
 * learner's own papers elsewhere showed counts wherever it was.
 */
export async function keysOnPapers(
  database: Kysely<QuestionsTables>,
  references: readonly QuestionReference[],
  { courseId, lessonId }: QuizPlace,
  own?: OwnPaper,
): Promise<KeyOnPapers[]> {
  if (references.length === 0) return [];
  const teachers = coursesOfItsTeachers(courseId, references);
  const near = own ? sql`${teachers} union all ${coursesEverJoined(own.userId)}` : teachers;
  const handedIn = own ? sql`(select submitted_at from papers where id = ${own.id})` : sql`now()`;
  const { rows } = await sql<KeyOnPapers>`
    with asked as (${saidBy(references)}),
    said as (select array(select distinct one from asked) as by_any),
    near as (${near}),
    anybodys as (
      select k.*, k.course_id = ${courseId} and k.lesson_id is not distinct from ${lessonId}::uuid as is_here
      from said, shown_keys k
      where k.says && said.by_any and k.first_at < ${handedIn}
        and (k.course_id = ${courseId} or k.course_id in (select course_id from near))),
    seen as (
      select says, not is_here and lesson_id is not null as is_elsewhere, case when is_here then pass_mark end as pass_mark,
        attempts
      from anybodys
      union all select says, true, null, null from (${own ? shownElsewhere({ courseId, lessonId }, own.userId, handedIn) : nothing}) mine),
    known as (
      select one, bool_or(is_elsewhere) as is_elsewhere, min(pass_mark) as pass_mark, max(attempts) as attempts
      from seen, unnest(says) one group by one)
    select question_id as "questionId", bool_or(is_elsewhere) as "isElsewhere", min(pass_mark)::text as "passMark",
      max(attempts) as attempts
    from asked join known using (one) group by question_id`.execute(database);
  return rows;
}

const nothing = sql`select null::text[] as says where false`;

/** What the own papers of other quizzes say whose key they show: of banks once one there has passed, of lessons in any case. */
const shownElsewhere = ({ courseId, lessonId }: QuizPlace, userId: string, before: ReturnType<typeof sql>) => sql`
  with theirs as materialized (
    select coalesce(v.says, question_says(q)) as says
    from (
      select t.questions, t.pass_mark, bool_or(t.has_passed) over (partition by t.course_id, t.lesson_id) as has_passed
      from (
        select p.* from papers p where p.user_id = ${userId}
        union all select p.* from ended_enrollments e join papers p on p.ended_enrollment_id = e.id
          where e.user_id = ${userId}) t
      where t.submitted_at <= ${before}
        and not (t.course_id = ${courseId} and t.lesson_id is not distinct from ${lessonId}::uuid)) each
    cross join jsonb_array_elements(each.questions) q
    left join question_versions v
      on v.question_id = (q #>> '{origin,questionId}')::uuid and v.version = (q #>> '{origin,version}')::int
    where each.has_passed and each.pass_mark >= ${drawingProof.passMark} or not q ? 'origin')
  select says from theirs`;
