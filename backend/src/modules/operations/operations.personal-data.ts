import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who asked for a backup (PRF-4). */
export const operationsPersonalData: PersonalData = {
  sources: [{ table: 'backups', whose: 'requested_by', only: ['kind', 'status', 'created_at'] }],
  impersonal: {},
};
