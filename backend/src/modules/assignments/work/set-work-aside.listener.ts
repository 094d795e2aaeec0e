import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { RunEnded, setAside } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import type { AssignmentsTables } from '../assignments.tables.js';
import { handOver } from '../group/hand-over.js';

/**
 * Work, parts in the work of groups and later days stay with the run that ended. A group goes on without whoever began
 * again; what they wrote of the work of others stays with that work (RUN-1).
 */
@Injectable()
export class SetWorkAside implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(RunEnded, (run) => this.setAside(run));
  }

  private async setAside(run: RunEnded): Promise<void> {
    const rows = this.transactions.required().em.getKysely<AssignmentsTables>();
    const { userId, courseId } = run;
    const assignments = sql`(select a.id from assignments a where a.course_id = ${courseId})`;
    const ofCourse = sql`t.assignment_id in ${assignments}`;
    await handOver(userId, sql`s.group_id is not null and s.assignment_id in ${assignments}`).execute(rows);
    await setAside('submissions', run, ofCourse).execute(rows);
    const ofWork = sql`t.submission_id in (select s.id from submissions s where s.assignment_id in ${assignments})`;
    await setAside('submission_members', run, ofWork).execute(rows);
    await setAside('assignment_extensions', run, ofCourse).execute(rows);
    await sql`delete from assignment_group_members m
              where m.user_id = ${userId} and m.assignment_id in ${assignments}`.execute(rows);
  }
}
