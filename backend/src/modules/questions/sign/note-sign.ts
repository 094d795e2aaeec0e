import type { LearningSignKind } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';

/** Writes down what looked odd, or counts it once more (EVD-5). */
export async function noteSign(
  em: EntityManager,
  sign: QuizPlace & { userId: string; kind: LearningSignKind },
  now: Date,
): Promise<void> {
  await em
    .getKysely<QuestionsTables>()
    .insertInto('learning_signs')
    .values({
      id: v7(),
      user_id: sign.userId,
      course_id: sign.courseId,
      lesson_id: sign.lessonId,
      kind: sign.kind,
      times: 1,
      noticed_at: now,
    })
    .onConflict((conflict) =>
      (sign.lessonId === null
        ? conflict.columns(['user_id', 'course_id', 'kind']).where('lesson_id', 'is', null)
        : conflict.columns(['user_id', 'lesson_id', 'kind'])
      ).doUpdateSet({
        times: sql`learning_signs.times + 1`,
        noticed_at: sql`excluded.noticed_at`,
      }),
    )
    .execute();
}
