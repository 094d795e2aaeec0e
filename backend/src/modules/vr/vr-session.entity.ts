import { vrSessionStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';

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
    { name: 'vr_sessions_slide_check', expression: 'slide >= 0' },
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
    startedAt: moment().nullable(),
    endedAt: moment().nullable(),
    /** Which slide the board shows, from 0. */
    slide: p.integer().default(0),
    /** Raised by every change of its time, for calendars that hold it already. */
    revision: p.integer().default(0),
    /** The time for which its people were reminded; another time is another reminder (NTF-4). */
    remindedFor: moment().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class VrSession extends VrSessionSchema.class {}
VrSessionSchema.setClass(VrSession);
