import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import { v7 } from 'uuid';
import { personName } from '#modules/auth';
import { Transactions } from '#platform/database/transactions';
import { RoomNewsDesk } from '../room-news-desk.js';
import { Muted, NotTheHost } from '../vr.errors.js';
import type { VrTables } from '../vr.tables.js';
import type { RoomPlace } from './room-entry.js';
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
      `.execute(em.getKysely<VrTables>());
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
      await em
        .getKysely<VrTables>()
        .updateTable('vr_participants as p')
        .from('vr_sessions as s')
        .innerJoin('vr_workshops as w', 'w.id', 's.workshop_id')
        .set({ visited: sql`p.visited || ${station}::int` })
        .where('p.id', '=', participantId)
        .whereRef('s.id', '=', 'p.session_id')
        .where('s.status', 'in', ['scheduled', 'live'])
        .where('p.left_at', 'is', null)
        .where(sql<boolean>`not ${station}::int = any(p.visited)`)
        .where(sql<boolean>`${station}::int < jsonb_array_length(w.stations)`)
        .execute();
    });
  }

  async showSlide(place: RoomPlace, slide: number): Promise<void> {
    requireHost(place);
    await this.transactions.run(async (em) => {
      const shown = await em
        .getKysely<VrTables>()
        .updateTable('vr_sessions as s')
        .from('vr_workshops as w')
        .set({ slide: sql`least(${slide}::int, greatest(0, jsonb_array_length(w.slides) - 1))` })
        .where('s.id', '=', place.sessionId)
        .whereRef('w.id', '=', 's.workshop_id')
        .returning('s.slide')
        .executeTakeFirst();
      if (shown) await this.news.tell(place.sessionId, 'slide', shown.slide);
    });
  }

  async lowerHand(place: RoomPlace, userId: string): Promise<void> {
    requireHost(place);
    await this.setHand(place.sessionId, userId, false);
  }

  async mute(place: RoomPlace, userId: string, isMuted: boolean): Promise<void> {
    requireHost(place);
    const isSo = sql<boolean>`is_host or is_muted = ${isMuted}`;
    await this.change(place.sessionId, userId, isSo, { is_muted: isMuted });
  }

  async unsay(place: RoomPlace, messageId: string): Promise<void> {
    requireHost(place);
    await this.transactions.run(async (em) => {
      await em
        .getKysely<VrTables>()
        .deleteFrom('vr_messages')
        .where('id', '=', messageId)
        .where('session_id', '=', place.sessionId)
        .execute();
      await this.news.tell(place.sessionId, 'unsaid', messageId);
    });
  }

  private async setHand(sessionId: string, userId: string, isUp: boolean): Promise<void> {
    const isSo = isUp ? sql<boolean>`hand_raised_at is not null` : sql<boolean>`hand_raised_at is null`;
    await this.change(sessionId, userId, isSo, { hand_raised_at: isUp ? sql`now()` : null });
  }

  /** Changes somebody in the room where it is not so yet, and tells everybody. */
  private async change(
    sessionId: string,
    userId: string,
    isSo: RawBuilder<boolean>,
    change: UpdateObject<VrTables, 'vr_participants'>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const changed = await em
        .getKysely<VrTables>()
        .updateTable('vr_participants')
        .set(change)
        .where('session_id', '=', sessionId)
        .where('user_id', '=', userId)
        .where('left_at', 'is', null)
        .where(sql<boolean>`not (${isSo})`)
        .returning('id')
        .executeTakeFirst();
      const person = changed && (await this.people.person(changed.id));
      if (person) await this.news.tell(sessionId, 'participant', person);
    });
  }
}

function requireHost({ isHost }: RoomPlace): void {
  if (!isHost) throw new NotTheHost();
}
