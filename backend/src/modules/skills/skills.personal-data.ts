import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** What people can do and how it was assessed, and what they confirmed of others (PRF-4). */
export const skillsPersonalData: PersonalData = {
  sources: [
    { table: 'user_skills', whose: 'user_id', hidden: ['verified_by'] },
    { table: 'user_skills', as: 'skills_confirmed', whose: 'verified_by', only: ['skill_name', 'acquired_at'] },
    {
      table: 'assessment_attempts',
      whose: 'user_id',
      // What the answers taught about the questions stays; their number goes with them (REL-1).
      erase: ({ id }) => [
        sql`update assessment_items i set answers_count = i.answers_count - gone.answers
              from (select a.item_id, count(*) as answers
                      from assessment_answers a join assessment_attempts t on t.id = a.attempt_id
                     where t.user_id = ${id}::uuid and a.is_calibrating group by a.item_id) gone
             where i.id = gone.item_id`,
        sql`delete from assessment_attempts where user_id = ${id}::uuid`,
      ],
    },
    {
      table: 'assessment_answers',
      whose: ({ id }) => sql`t.attempt_id in (select id from assessment_attempts where user_id = ${id}::uuid)`,
      people: sql`select t.user_id as id from assessment_attempts t where t.id = (audited.row ->> 'attempt_id')::uuid`,
    },
  ],
  impersonal: {
    assessment_items: 'The questions.',
    skills: 'The vocabulary.',
    course_skills: 'What courses teach.',
    course_needs: 'What courses need.',
    skill_names: 'The vocabulary.',
    skill_relations: 'The vocabulary.',
  },
};
