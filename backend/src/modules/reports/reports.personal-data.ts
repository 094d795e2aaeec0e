import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who asked for reports and who receives them; the figures name nobody but instructors (PRF-4). */
export const reportsPersonalData: PersonalData = {
  sources: [
    { table: 'reports', whose: 'generated_by', hidden: ['data'] },
    { table: 'report_schedules', whose: 'created_by', only: ['report_type', 'cadence', 'created_at'] },
    {
      table: 'report_schedules',
      as: 'received_reports',
      whose: ({ id }) => sql`t.recipient_ids @> jsonb_build_array(${id}::text)`,
      people: sql`select u.id from jsonb_array_elements_text(audited.row -> 'recipient_ids') as to_whom
        join users u on u.id = to_whom::uuid`,
      only: ['report_type', 'cadence', 'created_at'],
      erase: ({ id }) => [
        sql`update report_schedules set recipient_ids = recipient_ids - ${id}::text
            where recipient_ids @> jsonb_build_array(${id}::text)`,
      ],
    },
  ],
  impersonal: {},
};
