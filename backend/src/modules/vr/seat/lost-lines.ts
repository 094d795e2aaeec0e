import { vrLimits } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { RoomNewsDesk } from '../room-news-desk.js';
import type { VrTables } from '../vr.tables.js';
import { VrParticipant } from '../vr-participant.entity.js';
import { VrSession } from '../vr-session.entity.js';
import { fateOf } from './lost-line.rules.js';
import { SeatService } from './seat.service.js';

/** Frees seats of people whose line did not come back, and of those who never came (VRW-2). */
@Injectable()
export class LostLines {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
    private readonly seats: SeatService,
    private readonly news: RoomNewsDesk,
  ) {}

  async sweep(): Promise<void> {
    const rows = await this.database
      .apart<VrTables>()
      .selectFrom('vr_sessions as s')
      .innerJoin('vr_participants as p', 'p.session_id', 's.id')
      .select('s.id')
      .distinct()
      .where('s.status', 'in', ['scheduled', 'live'])
      .where('p.left_at', 'is', null)
      .where(
        sql<boolean>`(p.last_seen_at < now() - make_interval(secs => ${vrLimits.graceSeconds})
          or (p.last_seen_at is null and s.status = 'live' and not p.is_host
            and greatest(p.joined_at, s.started_at) < now() - make_interval(secs => ${vrLimits.noShowSeconds})))`,
      )
      .execute();
    for (const { id } of rows) await this.transactions.run((em) => this.sweepSession(em, id));
  }

  private async sweepSession(em: EntityManager, id: string): Promise<void> {
    const session = await em.findOne(VrSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) return;
    const now = new Date();
    for (const participant of await em.find(VrParticipant, { sessionId: id, leftAt: null })) {
      const fate = fateOf(participant, session, now);
      if (fate === 'stays') continue;
      if (fate === 'loses-seat') await this.seats.free(em, participant, participant.lastSeenAt ?? now);
      else em.assign(participant, { lastSeenAt: null, isOnline: false, handRaisedAt: null });
      await this.news.tell(id, 'left', participant.userId);
    }
  }
}
