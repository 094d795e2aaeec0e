import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CourseNotFound } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { AiTables } from '../ai.tables.js';
import type { DismissalReason } from './dismissal.entity.js';
import { RecommendationStore } from './recommendation.store.js';

/** Remembers what somebody does not want, and finds other courses at once (REC-1). */
@Injectable()
export class DismissalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recommendations: RecommendationStore,
  ) {}

  async dismiss({ id: userId }: Viewer, courseId: string, reason: DismissalReason): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<AiTables>();
      const course = await rows
        .selectFrom('courses')
        .select('id')
        .where('id', '=', courseId)
        .where('is_published', '=', true)
        .executeTakeFirst();
      if (!course) throw new CourseNotFound();
      const created_at = new Date();
      await rows
        .insertInto('recommendation_dismissals')
        .values({ id: v7(), user_id: userId, course_id: courseId, reason, created_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet({ reason, created_at }))
        .execute();
      await this.recommendations.forget(userId);
    });
  }

  async takeBack({ id: userId }: Viewer, courseId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      await em
        .getKysely<AiTables>()
        .deleteFrom('recommendation_dismissals')
        .where('user_id', '=', userId)
        .where('course_id', '=', courseId)
        .execute();
      await this.recommendations.forget(userId);
    });
  }
}
