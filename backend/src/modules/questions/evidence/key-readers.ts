import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { QuestionsTables } from '../questions.tables.js';

/** An exam as somebody sat it. */
interface OwnExam {
  userId: string;
  courseId: string;
  /** The banks that its papers asked from. */
  bankIds: readonly string[];
}

/**
 * Whether its learner could read its key, now or at any time: they teach the course, administrate, or had such a bank
 * (EVD-8). With a bank that was deleted goes what is known of its readers: of who teaches it is taken for so.
 */
export async function couldReadKey(em: EntityManager, { userId, courseId, bankIds }: OwnExam): Promise<boolean> {
  const { rows } = await sql<{ could: boolean }>`
    select exists (select from courses c where c.id = ${courseId} and c.instructor_id = ${userId})
      or exists (select from question_key_readers k where k.user_id = ${userId}
        and (k.bank_id is null or k.bank_id = any (${[...bankIds]}::uuid[])))
      or exists (select from users u, unnest(${[...bankIds]}::uuid[]) asked (id) where u.id = ${userId}
        and u.role = 'instructor' and not exists (select from question_banks b where b.id = asked.id)) as could`.execute(
    em.getKysely<QuestionsTables>(),
  );
  return rows[0]!.could;
}
