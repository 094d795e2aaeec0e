import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { RunEnded, setAside } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import type { QuestionsTables } from '../questions.tables.js';

/** Papers and wishes stay with the run that ended; what their learner read of keys goes on with them (RUN-1, EVD-8). */
@Injectable()
export class SetPapersAside implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(RunEnded, (run) => this.setAside(run));
  }

  private async setAside({ userId, courseId, endedEnrollmentId }: RunEnded): Promise<void> {
    const rows = this.transactions.required().em.getKysely<QuestionsTables>();
    const run = { userId, endedEnrollmentId };
    const inCourse = sql`t.lesson_id in (select l.id from lessons l where l.course_id = ${courseId})`;
    await setAside('papers', run, sql`t.course_id = ${courseId}`).execute(rows);
    await setAside('attempt_requests', run, sql`(t.course_id = ${courseId} or ${inCourse})`).execute(rows);
    // Whoever passed was shown the keys of what banks were asked: the next papers can't prove what these did.
    await sql`
      insert into question_key_readers (user_id, bank_id)
      select distinct ${userId}::uuid, (q #>> '{origin,bankId}')::uuid
      from papers p, jsonb_array_elements(p.questions) q
      where p.ended_enrollment_id = ${endedEnrollmentId} and q #>> '{origin,bankId}' is not null
      on conflict do nothing`.execute(rows);
  }
}
