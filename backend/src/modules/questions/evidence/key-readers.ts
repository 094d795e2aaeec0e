import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { teaches } from '#modules/courses';
import type { PaperQuestion } from '../drawing/paper-question.js';
import type { QuestionsTables } from '../questions.tables.js';

/** An exam as somebody sat it. */
interface OwnExam {
  userId: string;
  courseId: string;
  /** What its papers asked. */
  questions: readonly PaperQuestion[];
}

/**
 * Whether its learner could read its key, now or at any time: they teach the course with whatever right, or another whose
 * lessons ask one of its questions, administrate, had such a bank, or another in which one of its questions stands or stood,
 * deleted ones included (EVD-8). Of banks that were deleted before
 * their readers were kept, who teaches is taken for one.
 */
export async function couldReadKey(em: EntityManager, { userId, courseId, questions }: OwnExam): Promise<boolean> {
  const origins = questions.flatMap(({ origin }) => origin ?? []);
  const bankIds = [...new Set(origins.map(({ bankId }) => bankId))];
  const questionIds = [...new Set(origins.map(({ questionId }) => questionId))];
  const { rows } = await sql<{ could: boolean }>`
    with asked as (
      select one from question_versions v, unnest(v.says) one where v.question_id = any (${questionIds}::uuid[])
      union select one from deleted_questions d, unnest(d.says) one where d.question_id = any (${questionIds}::uuid[])),
    said as (select array(select one from asked) as by_any),
    mine as (select k.bank_id from question_key_readers k where k.user_id = ${userId})
    select ${teaches(userId, 'assist', sql`${courseId}::uuid`)}
      or exists (select from mine where bank_id is null or bank_id = any (${bankIds}::uuid[]))
      or exists (select from mine join questions q using (bank_id) join question_versions v on v.question_id = q.id, said
        where v.says && said.by_any)
      or exists (select from lesson_keys k, said where k.says && said.by_any and ${teaches(userId, 'assist', sql`k.course_id`)})
      or exists (select from mine join deleted_questions d using (bank_id), said where d.says && said.by_any)
      or exists (select from users u, unnest(${bankIds}::uuid[]) gone (id) where u.id = ${userId}
        and u.role = 'instructor' and not exists (select from question_banks b where b.id = gone.id)
        and not exists (select from question_key_readers k where k.bank_id = gone.id)) as could`.execute(
    em.getKysely<QuestionsTables>(),
  );
  return rows[0]!.could;
}
