import { completionScore, vrLimits } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import type { VrTables } from '../vr.tables.js';
import { VrParticipant } from '../vr-participant.entity.js';
import type { VrSession } from '../vr-session.entity.js';
import { VrWorkshop } from '../vr-workshop.entity.js';

/** A shorter break of the line counts as being there. */
const grace = sql.raw(`interval '${vrLimits.graceSeconds} seconds'`);

/**
 * What is added to the attended time of `p` in the session `s`: the time since somebody was last seen, as far as the
 * session was live. It is measured between two sightings, so that several lines of one person never count twice.
 */
const attendedSince = sql`case
  when s.status = 'live' and p.last_seen_at > now() - ${grace}
  then greatest(0, floor(extract(epoch from now() - greatest(p.last_seen_at, s.started_at)) * 1000))::int
  else 0 end`;

/** How long people are in a live session (VRW-4). */
@Injectable()
export class Attendance {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  /** These people's lines are open now. */
  async seen(participantIds: readonly string[]): Promise<void> {
    if (participantIds.length === 0) return;
    await this.sight(this.database.apart<VrTables>(), sql`p.id = any(${[...participantIds]}::uuid[])`);
  }

  /** Counts up to the end and gives everybody who was there their score. */
  async close(em: EntityManager, session: VrSession, now: Date): Promise<void> {
    session.endedAt = now;
    await this.sight(
      this.transactions.required().em.getKysely<VrTables>(),
      sql`p.session_id = ${session.id} and p.is_online`,
    );
    const { stations } = await em.findOneOrFail(VrWorkshop, { id: session.workshopId });
    const liveMs = now.getTime() - (session.startedAt ?? now).getTime();
    const participants = await em.find(
      VrParticipant,
      { sessionId: session.id, isHost: false, $or: [{ leftAt: null }, { attendedMs: { $gt: 0 } }] },
      { refresh: true },
    );
    for (const participant of participants) {
      const { attendedMs, visited } = participant;
      const score = completionScore({
        attendedMs,
        liveMs,
        stationsVisited: visited.length,
        stations: stations.length,
      });
      em.assign(participant, { completionScore: score.toFixed(2), isOnline: false });
    }
  }

  private async sight(rows: Kysely<VrTables>, whom: RawBuilder<unknown>): Promise<void> {
    await sql`
      update vr_participants p set attended_ms = p.attended_ms + ${attendedSince}, last_seen_at = now()
      from vr_sessions s where s.id = p.session_id and p.left_at is null and ${whom}
    `.execute(rows);
  }
}
