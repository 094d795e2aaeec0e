import { drawingProof } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { QuestionsTables } from '../questions.tables.js';
import { type QuizPlace, standsAt } from '../quiz-place.js';

/**
 * Keeps of which questions of banks somebody may read the key from now on, after a paper of theirs was handed in: those of
 * all their papers at this quiz once one has passed, as these show them then; and from a fourth attempt on, whose scores
 * tell it too (EVD-8). In one order, so that two who hand in at once never wait for each other in a circle.
 */
export async function keepShownKeys(em: EntityManager, userId: string, place: QuizPlace, now: Date): Promise<void> {
  await sql`
    insert into shown_keys (question_id, version, course_id, lesson_id, pass_mark, attempts, says, first_at)
    select distinct on (s.question_id, s.version, s.pass_mark)
      s.question_id, s.version, s.course_id, s.lesson_id, s.pass_mark, s.attempts,
      coalesce(v.says, d.says, question_says(s.content)), ${now}
    from (
      select (q #>> '{origin,questionId}')::uuid as question_id, (q #>> '{origin,version}')::int as version, q as content,
        m.course_id, m.lesson_id, least(m.pass_mark, m.passed_at) as pass_mark, m.most as attempts
      from (
        select p.*, max(p.attempts) over () as most, min(p.pass_mark) filter (where p.has_passed) over () as passed_at
        from papers p where p.user_id = ${userId} and p.submitted_at is not null and ${standsAt(place, 'p')}) m
      cross join jsonb_array_elements(m.questions) q
      where q ? 'origin' and (m.passed_at is not null and m.pass_mark >= ${drawingProof.passMark}
        or m.number > ${drawingProof.attempts} and m.attempts > ${drawingProof.attempts})
    ) s
    left join question_versions v on v.question_id = s.question_id and v.version = s.version
    left join deleted_questions d on d.question_id = s.question_id
    order by s.question_id, s.version, s.pass_mark
    on conflict do nothing`.execute(em.getKysely<QuestionsTables>());
}
