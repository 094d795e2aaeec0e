import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { RunEnded, setAside } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import type { GradesTables } from '../grades.tables.js';

/** Entered grades stay with the run that ended; the history of the gradebook goes on (RUN-1, GRD-1). */
@Injectable()
export class SetEntriesAside implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(RunEnded, async (run) => {
      const ofCourse = sql`t.item_id in (select i.id from grade_items i where i.course_id = ${run.courseId})`;
      const rows = this.transactions.required().em.getKysely<GradesTables>();
      await setAside('grade_entries', run, ofCourse).execute(rows);
    });
  }
}
