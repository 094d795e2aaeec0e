import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '#platform/database/columns';

/** Table `sessions`: written by the session store, listed and ended by their owners (spec 3; AUTH-5). */
export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [
    { name: 'sessions_expire_index', properties: ['expire'] },
    {
      name: 'sessions_user_index',
      expression: `create index "sessions_user_index" on "sessions" ((("sess" -> 'passport' -> 'user') ->> 'id'))`,
    },
    // Few sign-ins wait for their second step at a time.
    {
      name: 'sessions_second_step_index',
      expression: `create index "sessions_second_step_index" on "sessions" ((("sess" -> 'secondStep') ->> 'userId')) where sess -> 'secondStep' is not null`,
    },
  ],
  // Processes that keep sessions for some seconds hear which one to forget (REL-7).
  triggers: [
    {
      name: 'changed',
      timing: 'after',
      events: ['update', 'delete'],
      body: `perform pg_notify('session_changed', old.sid); return null`,
    },
  ],
  properties: {
    /** Hash of the token in the cookie (SEC-4). */
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>(),
    expire: moment(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
