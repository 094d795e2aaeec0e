import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who took part in a VR session, and who leads a workshop (PRF-4). */
export const vrPersonalData: PersonalData = {
  sources: [
    { table: 'vr_participants', whose: 'user_id' },
    { table: 'vr_workshops', as: 'vr_workshops_led', whose: 'instructor_id' },
  ],
  impersonal: { vr_sessions: 'When a workshop takes place.' },
};
