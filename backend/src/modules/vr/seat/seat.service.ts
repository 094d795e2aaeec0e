import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { RoomNewsDesk } from '../room-news-desk.js';
import { takesPeople } from '../session.rules.js';
import { RemovedFromRoom, SessionFull, SessionNotFound, SessionOver } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import { VrParticipant } from '../vr-participant.entity.js';
import { VrSession } from '../vr-session.entity.js';
import { VrWorkshop } from '../vr-workshop.entity.js';
import { mayLead } from '../workshop/workshop.policy.js';
import { firstFree } from './seat.rules.js';

/** Taking and giving back seats of a session (VRW-2). */
@Injectable()
export class SeatService {
  constructor(
    private readonly transactions: Transactions,
    private readonly news: RoomNewsDesk,
  ) {}

  /** Takes a seat while one is free; who has one keeps it, and hosts need none. */
  async join(viewer: Viewer, sessionId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const session = await locked(em, sessionId);
      const workshop = await em.findOneOrFail(VrWorkshop, { id: session.workshopId });
      if (mayLead(workshop, viewer)) return;
      const own = await em.findOne(VrParticipant, { sessionId, userId: viewer.id });
      if (own?.removedAt) throw new RemovedFromRoom();
      if (own && !own.leftAt && !own.isHost) return;
      if (!takesPeople(session)) throw new SessionOver();
      const taken = await em.find(VrParticipant, { sessionId, leftAt: null, isHost: false }, { fields: ['seat'] });
      if (!(await takePlace(em, sessionId))) throw new SessionFull();
      const seat = firstFree(taken.flatMap(({ seat: number }) => number ?? []));
      const place = { seat, isHost: false, leftAt: null, lastSeenAt: null, isOnline: false, handRaisedAt: null };
      if (own) em.assign(own, place);
      else em.create(VrParticipant, { sessionId, userId: viewer.id, joinedAt: new Date(), ...place });
    });
  }

  /** Gives the seat back; who has none changes nothing. */
  async leave(viewer: Viewer, sessionId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const session = await locked(em, sessionId);
      const own = await em.findOne(VrParticipant, { sessionId, userId: viewer.id, leftAt: null, isHost: false });
      // What is over stays as it was: who held a seat then took part.
      if (!own || !takesPeople(session)) return;
      await this.free(em, own);
      await this.news.sendOut(sessionId, viewer.id, 'vr.no_seat');
    });
  }

  /** A host sends somebody out for good. */
  async remove(sessionId: string, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      await locked(em, sessionId);
      const person = await em.findOne(VrParticipant, { sessionId, userId, isHost: false });
      if (!person || person.removedAt) return;
      person.removedAt = new Date();
      if (!person.leftAt) await this.free(em, person);
      await this.news.sendOut(sessionId, userId, 'vr.removed_from_room');
    });
  }

  /** Call it with the session locked. */
  async free(em: EntityManager, participant: VrParticipant, at = new Date()): Promise<void> {
    em.assign(participant, { leftAt: at, isOnline: false, handRaisedAt: null, lastSeenAt: null });
    await em.flush();
    await em
      .getKysely<VrTables>()
      .updateTable('vr_sessions')
      .set((eb) => ({ current_participants: eb('current_participants', '-', 1) }))
      .where('id', '=', participant.sessionId)
      .execute();
  }
}

async function locked(em: EntityManager, id: string): Promise<VrSession> {
  const session = await em.findOne(VrSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!session) throw new SessionNotFound();
  return session;
}

/** Raises the count only while a seat is free (REL-1). */
async function takePlace(em: EntityManager, id: string): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely<VrTables>()
    .updateTable('vr_sessions')
    .set((eb) => ({ current_participants: eb('current_participants', '+', 1) }))
    .where('id', '=', id)
    .whereRef('current_participants', '<', 'max_participants')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
