import { defineEntity } from '@mikro-orm/core';
import { decimal, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `vr_participants`: who took part in a session, once each (spec 3; VRW-4). */
export const VrParticipantSchema = defineEntity({
  name: 'VrParticipant',
  tableName: 'vr_participants',
  indexes: [listIndex('vr_participants', 'user_id_joined_at', 'user_id, joined_at desc, id desc')],
  uniques: [{ name: 'vr_participants_session_id_user_id_unique', properties: ['sessionId', 'userId'] }],
  checks: [
    { name: 'vr_participants_completion_score_check', expression: 'completion_score >= 0 and completion_score <= 100' },
  ],
  properties: {
    id: id(),
    sessionId: idOf('vr_sessions', 'cascade'),
    userId: idOf('users', 'cascade'),
    joinedAt: moment().nullable(),
    leftAt: moment().nullable(),
    /** Percent. */
    completionScore: decimal(5, 2).nullable(),
  },
});

export class VrParticipant extends VrParticipantSchema.class {}
VrParticipantSchema.setClass(VrParticipant);
