import { type ChatMessage, type Role, type RoomParticipant, type RoomState, vrLimits } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { VrTables } from '../vr.tables.js';

/** Whose servers were heard of so long ago are shown as away, until their lines are back. */
const onlineSeconds = 25;

interface PersonRow {
  user_id: string;
  name: string | null;
  role: Role;
  is_host: boolean;
  seat: number | null;
  hand_raised_at: Date | string | null;
  is_muted: boolean;
  is_online: boolean;
}

/** What is in a room, for those who come in (VRW-3). */
@Injectable()
export class RoomStateQueries {
  constructor(private readonly database: ReadDatabase) {}

  async state(sessionId: string, self: string): Promise<Omit<RoomState, 'poses'>> {
    const [session, participants, chat] = await Promise.all([
      this.session(sessionId, self),
      this.people(sql`p.session_id = ${sessionId} and p.last_seen_at is not null`),
      this.chat(sessionId),
    ]);
    return { self, ...session, participants, chat };
  }

  /** Somebody as the others see them; undefined once they are gone. */
  async person(participantId: string): Promise<RoomParticipant | undefined> {
    const [person] = await this.people(sql<boolean>`p.id = ${participantId}`);
    return person;
  }

  private async session(id: string, self: string) {
    const { status, slide, visited } = await this.database
      .over<VrTables>()
      .selectFrom('vr_sessions as s')
      .leftJoin('vr_participants as p', (join) => join.onRef('p.session_id', '=', 's.id').on('p.user_id', '=', self))
      .select(['s.status', 's.slide', 'p.visited'])
      .where('s.id', '=', id)
      .executeTakeFirstOrThrow();
    return { status, slide, visited: (visited as number[] | null) ?? [] };
  }

  private async people(whom: RawBuilder<boolean>): Promise<RoomParticipant[]> {
    const isOnline = sql<boolean>`p.is_online and p.last_seen_at > now() - make_interval(secs => ${onlineSeconds})`;
    const rows = await this.database
      .over<VrTables>()
      .selectFrom('vr_participants as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.user_id', 'u.role', 'p.is_host', 'p.seat', 'p.hand_raised_at', 'p.is_muted'])
      .select([personName().as('name'), isOnline.as('is_online')])
      .where('p.left_at', 'is', null)
      .where(whom)
      .orderBy('p.is_host', 'desc')
      .orderBy('p.seat')
      .orderBy('p.id')
      .execute();
    return rows.map(toPerson);
  }

  private async chat(sessionId: string): Promise<ChatMessage[]> {
    const rows = await this.database
      .over<VrTables>()
      .selectFrom('vr_messages as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('vr_participants as p', (join) =>
        join.onRef('p.session_id', '=', 'm.session_id').onRef('p.user_id', '=', 'm.user_id'),
      )
      .select(['m.id', 'm.user_id', 'm.text', 'm.sent_at'])
      .select([personName().as('name'), sql<boolean>`coalesce(p.is_host, false)`.as('is_host')])
      .where('m.session_id', '=', sessionId)
      .orderBy('m.sent_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(vrLimits.chatShown)
      .execute();
    return rows.reverse().map(toMessage);
  }
}

export interface MessageRow {
  id: string;
  user_id: string;
  name: string | null;
  is_host: boolean;
  text: string;
  sent_at: Date | string;
}

export const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  userId: row.user_id,
  name: row.name ?? '',
  isHost: row.is_host,
  text: row.text,
  sentAt: isoTime(row.sent_at),
});

const toPerson = (row: PersonRow): RoomParticipant => ({
  userId: row.user_id,
  name: row.name ?? '',
  role: row.role,
  isHost: row.is_host,
  seat: row.is_host ? null : row.seat,
  handRaisedAt: isoTimeOrNull(row.hand_raised_at),
  isMuted: row.is_muted,
  isOnline: row.is_online,
});
