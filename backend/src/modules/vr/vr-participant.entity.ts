import { defineEntity, p } from '@mikro-orm/core';
import { decimal, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `vr_participants`: who took part in a session, once each, and who led it (spec 3; VRW-4). */
export const VrParticipantSchema = defineEntity({
  name: 'VrParticipant',
  tableName: 'vr_participants',
  indexes: [
    listIndex('vr_participants', 'user_id_joined_at', 'user_id, joined_at desc, id desc'),
    {
      name: 'vr_participants_seat_unique',
      expression:
        'create unique index "vr_participants_seat_unique" on "vr_participants" (session_id, seat) where left_at is null and not is_host',
    },
  ],
  uniques: [{ name: 'vr_participants_session_id_user_id_unique', properties: ['sessionId', 'userId'] }],
  checks: [
    { name: 'vr_participants_completion_score_check', expression: 'completion_score >= 0 and completion_score <= 100' },
    { name: 'vr_participants_seat_check', expression: 'seat >= 0' },
    {
      name: 'vr_participants_seated_check',
      expression: 'is_host or left_at is not null or seat is not null',
    },
    { name: 'vr_participants_attended_ms_check', expression: 'attended_ms >= 0' },
  ],
  properties: {
    id: id(),
    sessionId: idOf('vr_sessions', 'cascade'),
    userId: idOf('users', 'cascade'),
    /** Hosts are in the room without a seat. */
    isHost: p.boolean().default(false),
    joinedAt: moment().nullable(),
    /** The place is free again. */
    leftAt: moment().nullable(),
    /** From 0; kept while a lost line may come back. */
    seat: p.integer().nullable(),
    /** Milliseconds of the live time. */
    attendedMs: p.integer().default(0),
    /** When a server last had a line to them. */
    lastSeenAt: moment().nullable(),
    isOnline: p.boolean().default(false),
    handRaisedAt: moment().nullable(),
    isMuted: p.boolean().default(false),
    /** A host sent them out of this session; there is no way back. */
    removedAt: moment().nullable(),
    /** Numbers of the stations that they have seen. */
    visited: p
      .array<number>(Number)
      .columnType('int[]')
      .onCreate(() => [])
      .defaultRaw(`'{}'`),
    /** Percent. */
    completionScore: decimal(5, 2).nullable(),
  },
});

export class VrParticipant extends VrParticipantSchema.class {}
VrParticipantSchema.setClass(VrParticipant);
