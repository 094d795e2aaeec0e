import { drawingProof } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import type { QuestionReference } from '../drawing/question-source.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';

/** What other papers did with the key of a question before this one was handed in, whatever rules hold now (EVD-8). */
export interface KeyOnPapers {
  questionId: string;
  /** It was shown to this learner by another quiz, or to anybody by that of a lesson. */
  isElsewhere: boolean;
  /** The loosest rules by which somebody was shown it; null where nobody was. */
  passMark: string | null;
  attempts: number | null;
}

/** Who handed in the paper that is looked at; authors look at what may be asked now. */
interface OwnPaper {
  id: string;
  userId: string;
}

/**
 * Questions are known by what they say. Keys of banks are shown to who passes, and from four attempts on scores tell them
 * too; what a lesson asks by itself is shown in any case.
 */
export async function keysOnPapers(
  database: Kysely<QuestionsTables>,
  references: readonly QuestionReference[],
  { courseId, lessonId }: QuizPlace,
  own?: OwnPaper,
): Promise<KeyOnPapers[]> {
  const [id, userId] = [own?.id ?? null, own?.userId ?? null];
  const { rows } = await sql<KeyOnPapers>`
    with each as (select distinct "questionId" as id, version
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
        as each ("questionId" uuid, version int)),
    asked as (
      select each.id, v.says from each join question_versions v on v.question_id = each.id and v.version = each.version
      union all select each.id, d.says from each join deleted_questions d on d.question_id = each.id),
    others as not materialized (
      select p.*, p.course_id = ${courseId} and p.lesson_id is not distinct from ${lessonId}::uuid as is_here,
        p.has_passed and p.pass_mark >= ${drawingProof.passMark} as shows_key
      from papers p where p.id is distinct from ${id}::uuid
        and p.submitted_at <= coalesce((select submitted_at from papers where id = ${id}::uuid), now())),
    seen as (
      select a.id, not p.is_here and p.shows_key and (p.lesson_id is not null or p.user_id = ${userId}::uuid) as is_elsewhere,
        p.pass_mark, p.attempts
      from asked a join question_versions v on v.says && a.says join item_answers i on i.question_id = v.question_id
      join others p on p.id = i.paper_id
      where p.shows_key or p.number > ${drawingProof.attempts} and p.attempts > ${drawingProof.attempts}
      union all
      select a.id, true, null, null
      from others p, jsonb_array_elements(p.questions) q join asked a on question_says(q) && a.says
      where p.user_id = ${userId}::uuid and not p.is_here and (p.shows_key or not q ? 'origin'))
    select id as "questionId", coalesce(bool_or(is_elsewhere), false) as "isElsewhere", min(pass_mark)::text as "passMark",
      max(attempts) as attempts
    from seen group by id`.execute(database);
  return rows;
}
