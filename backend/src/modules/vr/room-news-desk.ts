import type { RoomNews, RoomRefusal } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import type { VrTables } from './vr.tables.js';

/** The PostgreSQL channel on which every process hears of its rooms. */
export const roomChannel = 'vr_room';

/** What travels between processes: news for everybody in a room, and whose line ends with it. */
export interface RoomNotice<Event extends keyof RoomNews = keyof RoomNews> {
  sessionId: string;
  event: Event;
  values: Parameters<RoomNews[Event]>;
  out?: { userId: string; code: RoomRefusal };
}

/** Tells rooms of a change in the transaction that makes it, at whatever process their people are (ADR 0027). */
@Injectable()
export class RoomNewsDesk {
  constructor(private readonly transactions: Transactions) {}

  async tell<Event extends keyof RoomNews>(
    sessionId: string,
    event: Event,
    ...values: Parameters<RoomNews[Event]>
  ): Promise<void> {
    await this.notify({ sessionId, event, values });
  }

  /** Says that somebody is gone and ends their lines. */
  async sendOut(sessionId: string, userId: string, code: RoomRefusal): Promise<void> {
    await this.notify({ sessionId, event: 'left', values: [userId], out: { userId, code } });
  }

  private async notify(notice: RoomNotice): Promise<void> {
    const rows = this.transactions.required().em.getKysely<VrTables>();
    await sql`select pg_notify(${roomChannel}, ${JSON.stringify(notice)})`.execute(rows);
  }
}
