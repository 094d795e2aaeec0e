import { vrLimits } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { VrSessionSoon } from '../vr.events.js';
import type { VrTables } from '../vr.tables.js';

const remind = taskKind('vr.remind-of-sessions');
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const minuteMs = 60_000;

/** Tells those with a place, and the host, that their session begins soon; anew when its time is changed (NTF-4). */
@Injectable()
export class RemindOfSessions implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.tasks.work(remind, () => this.remind(new Date()), EVERY_FIVE_MINUTES);
  }

  async remind(now: Date): Promise<void> {
    const soon = await this.database
      .over<VrTables>()
      .selectFrom('vr_sessions')
      .select('id')
      .where('status', '=', 'scheduled')
      .where('scheduled_at', '>', now)
      .where('scheduled_at', '<=', new Date(now.getTime() + vrLimits.remindMinutesBefore * minuteMs))
      .where(sql<boolean>`reminded_for is distinct from scheduled_at`)
      .orderBy('scheduled_at')
      .execute();
    for (const { id } of soon) await this.remindOf(id);
  }

  /** The row remembers the time for which its people were told, so that one of two servers tells them. */
  private async remindOf(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<VrTables>();
      const session = await rows
        .updateTable('vr_sessions as s')
        .from('vr_workshops as w')
        .set({ reminded_for: sql<Date>`s.scheduled_at` })
        .whereRef('w.id', '=', 's.workshop_id')
        .where('s.id', '=', id)
        .where('s.status', '=', 'scheduled')
        .where(sql<boolean>`s.reminded_for is distinct from s.scheduled_at`)
        .returning(['s.scheduled_at', 's.room_code', 'w.title_ar', 'w.title_en', 'w.instructor_id'])
        .executeTakeFirst();
      if (!session) return;
      const seated = await rows
        .selectFrom('vr_participants')
        .select('user_id')
        .where('session_id', '=', id)
        .where('left_at', 'is', null)
        .where('is_host', '=', false)
        .execute();
      const people = new Set([
        ...seated.map((row) => row.user_id),
        ...(session.instructor_id ? [session.instructor_id] : []),
      ]);
      const about = {
        id,
        title: { ar: session.title_ar, en: session.title_en },
        scheduledAt: new Date(session.scheduled_at),
        roomCode: session.room_code,
      };
      this.transactions.record(new VrSessionSoon(about, [...people]));
    });
  }
}
