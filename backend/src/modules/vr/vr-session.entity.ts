import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

export const vrSessionStatuses = ['scheduled', 'live', 'ended', 'cancelled'] as const;

/** Table `vr_sessions`: scheduled meetings of a workshop, with a room code (spec 3; VRW-2). */
export const VrSessionSchema = defineEntity({
  name: 'VrSession',
  tableName: 'vr_sessions',
  indexes: [
    listIndex('vr_sessions', 'workshop_id_scheduled_at', 'workshop_id, scheduled_at, id'),
    listIndex('vr_sessions', 'status_scheduled_at', 'status, scheduled_at, id'),
    listIndex('vr_sessions', 'scheduled_at', 'scheduled_at, id'),
  ],
  uniques: [{ name: 'vr_sessions_room_code_unique', properties: ['roomCode'] }],
  checks: [
    { name: 'vr_sessions_duration_check', expression: 'duration > 0' },
    { name: 'vr_sessions_max_participants_check', expression: 'max_participants > 0' },
    {
      name: 'vr_sessions_current_participants_check',
      expression: 'current_participants >= 0 and current_participants <= max_participants',
    },
  ],
  properties: {
    id: id(),
    workshopId: idOf('vr_workshops', 'cascade'),
    scheduledAt: moment(),
    /** Minutes. */
    duration: p.integer(),
    maxParticipants: p.integer(),
    /** Seats taken; raised only while one is free (REL-1). */
    currentParticipants: p.integer().default(0),
    status: p.enum(vrSessionStatuses).default('scheduled'),
    /** Unguessable part of the room's address. */
    roomCode: p.text(),
    createdAt: createdAt(),
  },
});

export class VrSession extends VrSessionSchema.class {}
VrSessionSchema.setClass(VrSession);
