import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `vr_messages`: what was written in a room (VRW-3). */
export const VrMessageSchema = defineEntity({
  name: 'VrMessage',
  tableName: 'vr_messages',
  indexes: [
    listIndex('vr_messages', 'session_id_sent_at', 'session_id, sent_at desc, id desc'),
    listIndex('vr_messages', 'user_id', 'user_id, sent_at'),
  ],
  properties: {
    id: id(),
    sessionId: idOf('vr_sessions', 'cascade'),
    userId: idOf('users', 'cascade'),
    text: p.text(),
    sentAt: createdAt(),
  },
});
