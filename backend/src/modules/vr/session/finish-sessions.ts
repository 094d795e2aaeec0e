import { LockMode } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { RoomNewsDesk } from '../room-news-desk.js';
import { Attendance } from '../seat/attendance.js';
import { isForgotten } from '../session.rules.js';
import type { VrTables } from '../vr.tables.js';
import { VrSession } from '../vr-session.entity.js';

const finishForgotten = taskKind('vr.finish-forgotten');
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Ends sessions that their host forgot to end, and cancels those that nobody started (VRW-2). */
@Injectable()
export class FinishSessions implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
    private readonly attendance: Attendance,
    private readonly news: RoomNewsDesk,
  ) {}

  onModuleInit(): void {
    this.tasks.work(finishForgotten, () => this.finish(new Date()), EVERY_TEN_MINUTES);
  }

  async finish(now: Date): Promise<void> {
    const open = await this.database
      .over<VrTables>()
      .selectFrom('vr_sessions')
      .select('id')
      .where('status', 'in', ['scheduled', 'live'])
      .where('scheduled_at', '<', now)
      .execute();
    for (const { id } of open) await this.finishOne(id, now);
  }

  private async finishOne(id: string, now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const session = await em.findOne(VrSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session || !isForgotten(session, now)) return;
      const to = session.status === 'live' ? 'ended' : 'cancelled';
      if (to === 'ended') await this.attendance.close(em, session, now);
      session.status = to;
      await em.flush();
      await this.news.tell(id, 'status', to);
    });
  }
}
