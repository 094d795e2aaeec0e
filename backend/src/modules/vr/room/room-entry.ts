import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { AuditedDeeds } from '#platform/audit/audited-deeds';
import { Transactions } from '#platform/database/transactions';
import { RoomNewsDesk } from '../room-news-desk.js';
import { Attendance } from '../seat/attendance.js';
import { isRoomOpen } from '../session.rules.js';
import { NoSeat, RemovedFromRoom, RoomClosed, RoomNotFound } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import { VrParticipant } from '../vr-participant.entity.js';
import { VrSession } from '../vr-session.entity.js';
import { VrWorkshop } from '../vr-workshop.entity.js';
import { mayLead } from '../workshop/workshop.policy.js';
import { RoomStateQueries } from './room-state.queries.js';

/** Whom a line belongs to: what every call over it may rely on. */
export interface RoomPlace {
  sessionId: string;
  userId: string;
  participantId: string;
  isHost: boolean;
}

/** Coming into a room and being away from it: seats are checked here, whatever a browser says (VRW-3, SEC-1). */
@Injectable()
export class RoomEntry {
  constructor(
    private readonly transactions: Transactions,
    private readonly attendance: Attendance,
    private readonly people: RoomStateQueries,
    private readonly news: RoomNewsDesk,
    private readonly audit: AuditedDeeds,
  ) {}

  /** An administrator comes into every open room as its host, and that they came is written down (CON-2). */
  async enter(viewer: Viewer, roomCode: string): Promise<RoomPlace> {
    // Found before the transaction that is written down, whose entry bears its id.
    const { sessionId, isHost } = await this.transactions.run((em) => openRoom(em, viewer, roomCode));
    return this.audit.besideRoutes(viewer, { resource: 'vr-sessions', action: 'enter' }, sessionId, () =>
      this.transactions.run(async (em) => {
        const participantId = await (isHost ? hostIn : seatIn)(em, sessionId, viewer.id);
        const place = { sessionId, userId: viewer.id, participantId, isHost };
        await this.setOnline(em, place, true);
        return place;
      }),
    );
  }

  /** Says that a line is there after all: another one of the same person was lost at another process. */
  async stay(place: RoomPlace): Promise<void> {
    await this.transactions.run((em) => this.setOnline(em, place, true));
  }

  /** The last line of somebody is lost; they may come back. */
  async away(place: RoomPlace): Promise<void> {
    await this.attendance.seen([place.participantId]);
    await this.transactions.run((em) => this.setOnline(em, place, false));
  }

  private async setOnline(em: EntityManager, place: RoomPlace, isOnline: boolean): Promise<void> {
    await em
      .getKysely<VrTables>()
      .updateTable('vr_participants')
      .set({ is_online: isOnline, ...(isOnline && { last_seen_at: sql`now()` }) })
      .where('id', '=', place.participantId)
      .where('left_at', 'is', null)
      .execute();
    const person = await this.people.person(place.participantId);
    if (person) await this.news.tell(place.sessionId, 'participant', person);
  }
}

async function openRoom(em: EntityManager, viewer: Viewer, roomCode: string) {
  const session = await em.findOne(VrSession, { roomCode });
  if (!session) throw new RoomNotFound();
  const workshop = await em.findOneOrFail(VrWorkshop, { id: session.workshopId });
  if (!isRoomOpen(session, new Date())) throw new RoomClosed();
  return { sessionId: session.id, isHost: mayLead(workshop, viewer) };
}

/** Hosts get a row of their own, without a seat. */
async function hostIn(em: EntityManager, sessionId: string, userId: string): Promise<string> {
  const { id } = await em
    .getKysely<VrTables>()
    .insertInto('vr_participants')
    .values({ id: v7(), session_id: sessionId, user_id: userId, is_host: true, joined_at: sql`now()` })
    // Changes nothing, but answers the row that there is.
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'user_id']).doUpdateSet({ joined_at: sql`vr_participants.joined_at` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seatIn(em: EntityManager, sessionId: string, userId: string): Promise<string> {
  const own = await em.findOne(VrParticipant, { sessionId, userId });
  if (own?.removedAt) throw new RemovedFromRoom();
  if (!own || own.leftAt) throw new NoSeat();
  return own.id;
}
