import { maySessionMove, type VrSessionStatus } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { RoomNewsDesk } from '../room-news-desk.js';
import { Attendance } from '../seat/attendance.js';
import { isRoomOpen, planningSlackMs } from '../session.rules.js';
import {
  NotTheInstructor,
  SessionInThePast,
  SessionNotFound,
  SessionTooEarly,
  TooFewPlaces,
  WorkshopNotFound,
  WrongSessionStatus,
} from '../vr.errors.js';
import { VrSession } from '../vr-session.entity.js';
import { VrWorkshop } from '../vr-workshop.entity.js';
import { mayLead } from '../workshop/workshop.policy.js';
import { newRoomCode } from './room-code.js';
import type { EditSessionDto, ScheduleSessionDto } from './session.dto.js';

const defaultMinutes = 60;

/** Planning sessions and leading them from scheduled to ended (VRW-2). */
@Injectable()
export class SessionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly attendance: Attendance,
    private readonly news: RoomNewsDesk,
  ) {}

  /** Answers the id of the new session. */
  async schedule(viewer: Viewer, body: ScheduleSessionDto): Promise<string> {
    const scheduledAt = inTime(body.scheduledAt);
    return this.transactions.run(async (em) => {
      const workshop = await em.findOne(VrWorkshop, { id: body.workshopId });
      if (!workshop?.isActive) throw new WorkshopNotFound();
      if (!mayLead(workshop, viewer)) throw new NotTheInstructor();
      const session = em.create(VrSession, {
        workshopId: workshop.id,
        scheduledAt,
        duration: body.duration ?? workshop.duration ?? defaultMinutes,
        maxParticipants: body.maxParticipants ?? workshop.maxParticipants,
        roomCode: newRoomCode(),
      });
      await em.flush();
      return session.id;
    });
  }

  async edit(viewer: Viewer, id: string, body: EditSessionDto): Promise<void> {
    await this.lead(viewer, id, async (_em, session) => {
      if (session.status !== 'scheduled') throw new WrongSessionStatus();
      if (body.scheduledAt !== undefined) session.scheduledAt = inTime(body.scheduledAt);
      if (body.duration !== undefined) session.duration = body.duration;
      if (body.maxParticipants !== undefined) {
        if (body.maxParticipants < session.currentParticipants) throw new TooFewPlaces();
        session.maxParticipants = body.maxParticipants;
      }
      session.revision += 1;
    });
  }

  async cancel(viewer: Viewer, id: string): Promise<void> {
    await this.move(viewer, id, 'cancelled', async (_em, session) => {
      session.revision += 1;
    });
  }

  async start(viewer: Viewer, id: string): Promise<void> {
    await this.move(viewer, id, 'live', async (_em, session, now) => {
      if (!isRoomOpen({ ...session, status: 'scheduled' }, now)) throw new SessionTooEarly();
      session.startedAt = now;
    });
  }

  /** Ends it and gives everybody their completion score (VRW-4). */
  async end(viewer: Viewer, id: string): Promise<void> {
    await this.move(viewer, id, 'ended', (em, session, now) => this.attendance.close(em, session, now));
  }

  private async move(
    viewer: Viewer,
    id: string,
    to: VrSessionStatus,
    work: (em: EntityManager, session: VrSession, now: Date) => Promise<void>,
  ): Promise<void> {
    await this.lead(viewer, id, async (em, session) => {
      if (!maySessionMove(session.status, to)) throw new WrongSessionStatus();
      await work(em, session, new Date());
      session.status = to;
      await em.flush();
      await this.news.tell(session.id, 'status', to);
    });
  }

  private async lead(
    viewer: Viewer,
    id: string,
    work: (em: EntityManager, session: VrSession) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const session = await em.findOne(VrSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session) throw new SessionNotFound();
      const workshop = await em.findOneOrFail(VrWorkshop, { id: session.workshopId });
      if (!mayLead(workshop, viewer)) throw new NotTheInstructor();
      await work(em, session);
    });
  }
}

function inTime(text: string): Date {
  const moment = new Date(text);
  if (moment.getTime() < Date.now() - planningSlackMs) throw new SessionInThePast();
  return moment;
}
