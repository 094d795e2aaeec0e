import type { Invariant } from '#platform/database/invariant';

/** Seats taken are people in seats (REL-1). */
export const vrInvariants: readonly Invariant[] = [
  {
    name: 'vrSessionsCurrentParticipants',
    sql: `select s.id from vr_sessions s
          where s.current_participants <> (
            select count(*) from vr_participants p where p.session_id = s.id and p.left_at is null and not p.is_host)`,
  },
];
