import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who took part in a VR session and wrote in its room, and who leads a workshop (PRF-4). */
export const vrPersonalData: PersonalData = {
  sources: [
    {
      table: 'vr_participants',
      whose: 'user_id',
      // The row goes with the account, so its seat has to be counted as free.
      erase: ({ id }) => [
        sql`update vr_sessions set current_participants = current_participants - 1 where id in (
              select session_id from vr_participants where user_id = ${id} and left_at is null and not is_host)`,
      ],
    },
    { table: 'vr_messages', whose: 'user_id' },
    { table: 'vr_workshops', as: 'vr_workshops_led', whose: 'instructor_id' },
  ],
  impersonal: { vr_sessions: 'When a workshop takes place.' },
};
