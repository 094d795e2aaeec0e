import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { personName } from '#modules/auth';
import { Transactions } from '#platform/database/transactions';
import { Muted, NotTheHost } from '../vr.errors.js';
import type { RoomPlace } from './room-entry.js';
import { RoomNewsDesk } from './room-news-desk.js';
import { type MessageRow, RoomStateQueries, toMessage } from './room-state.queries.js';

/** What people do in a room besides moving: it is kept, so that a server may fall in between (VRW-3). */
@Injectable()
export class RoomTalk {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: RoomStateQueries,
    private readonly news: RoomNewsDesk,
  ) {}

  async say({ sessionId, userId, participantId }: RoomPlace, text: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const { rows } = await sql<MessageRow>`
        with said as (
          insert into vr_messages (id, session_id, user_id, text)
          select ${v7()}::uuid, p.session_id, p.user_id, ${text} from vr_participants p
          where p.id = ${participantId} and p.left_at is null and not p.is_muted
          returning id, user_id, text, sent_at
        )
        select said.*, ${personName()} as name, p.is_host from said
        join users u on u.id = said.user_id join vr_participants p on p.id = ${participantId}
      `.execute(em.getKysely<unknown>());
      const [row] = rows;
      if (!row || row.user_id !== userId) throw new Muted();
      await this.news.tell(sessionId, 'chat', toMessage(row));
    });
  }

  /** The first time counts: whose hand is up already keeps the place in the queue. */
  async raiseHand(place: RoomPlace, isUp: boolean): Promise<void> {
    await this.setHand(place.sessionId, place.userId, isUp);
  }

  async visit({ participantId }: RoomPlace, station: number): Promise<void> {
    await this.transactions.run(async (em) => {
      await em.execute(
        `update vr_participants p set visited = visited || ?::int
         from vr_sessions s join vr_workshops w on w.id = s.workshop_id
         where p.id = ? and s.id = p.session_id and s.status in ('scheduled', 'live') and p.left_at is null
           and not ?::int = any(p.visited) and ?::int < jsonb_array_length(w.stations)`,
        [station, participantId, station, station],
      );
    });
  }

  async showSlide(place: RoomPlace, slide: number): Promise<void> {
    requireHost(place);
    await this.transactions.run(async (em) => {
      const rows = await em.execute<{ slide: number }[]>(
        `update vr_sessions s set slide = least(?, greatest(0, jsonb_array_length(w.slides) - 1))
         from vr_workshops w where s.id = ? and w.id = s.workshop_id returning s.slide`,
        [slide, place.sessionId],
      );
      if (rows[0]) await this.news.tell(place.sessionId, 'slide', rows[0].slide);
    });
  }

  async lowerHand(place: RoomPlace, userId: string): Promise<void> {
    requireHost(place);
    await this.setHand(place.sessionId, userId, false);
  }

  async mute(place: RoomPlace, userId: string, isMuted: boolean): Promise<void> {
    requireHost(place);
    await this.change(place.sessionId, userId, sql`is_host or is_muted = ${isMuted}`, sql`is_muted = ${isMuted}`);
  }

  async unsay(place: RoomPlace, messageId: string): Promise<void> {
    requireHost(place);
    await this.transactions.run(async (em) => {
      await em.execute('delete from vr_messages where id = ? and session_id = ?', [messageId, place.sessionId]);
      await this.news.tell(place.sessionId, 'unsaid', messageId);
    });
  }

  private async setHand(sessionId: string, userId: string, isUp: boolean): Promise<void> {
    const isSo = isUp ? sql`hand_raised_at is not null` : sql`hand_raised_at is null`;
    await this.change(sessionId, userId, isSo, isUp ? sql`hand_raised_at = now()` : sql`hand_raised_at = null`);
  }

  /** Changes somebody in the room where it is not so yet, and tells everybody. */
  private async change(
    sessionId: string,
    userId: string,
    isSo: ReturnType<typeof sql>,
    change: ReturnType<typeof sql>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const { rows } = await sql<{ id: string }>`
        update vr_participants set ${change}
        where session_id = ${sessionId} and user_id = ${userId} and left_at is null and not (${isSo}) returning id
      `.execute(em.getKysely<unknown>());
      const person = rows[0] && (await this.people.person(rows[0].id));
      if (person) await this.news.tell(sessionId, 'participant', person);
    });
  }
}

function requireHost({ isHost }: RoomPlace): void {
  if (!isHost) throw new NotTheHost();
}
