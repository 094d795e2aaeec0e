import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isOfSuspended, isShown } from '#modules/postings';
import type { SkillsTables } from '#modules/skills';
import type { BilingualText } from '#platform/database/columns';
import { ReadDatabase } from '#platform/database/read-database';
import type { JobsTables } from '../jobs.tables.js';

/** A skill that somebody lacks for a vacancy. */
export interface WantedSkillOfUser {
  userId: string;
  skill: BilingualText & { id: string };
  job: BilingualText & { id: string };
  /** False where the vacancy is only near the skills that the person has. */
  isAppliedFor: boolean;
}

const appliedAtMost = 5;
const nearAtMost = 3;

/** What people lack for the work that they want. */
@Injectable()
export class WantedSkillQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * The skills that these people lack for the last vacancies they applied for, and for the open ones that ask for most
   * of what they have; in one statement.
   */
  async of(userIds: readonly string[]): Promise<WantedSkillOfUser[]> {
    const { rows } = await sql<WantedSkillOfUser>`
      select u.id as "userId", j.applied as "isAppliedFor",
             json_build_object('id', j.id, 'ar', j.title_ar, 'en', j.title_en) as job,
             json_build_object('id', s.id, 'ar', s.label_ar, 'en', s.label_en) as skill
        from unnest(${userIds}::uuid[]) as u (id)
       cross join lateral (
         select coalesce(array_agg(skill_id), '{}') as ids from user_skills
          where user_id = u.id and (expires_at is null or expires_at > now())
       ) as held
       cross join lateral (
         (select p.id, p.title_ar, p.title_en, p.skill_ids, true as applied
            from job_applications a join job_postings p on p.id = a.job_id
           where a.user_id = u.id
           order by a.applied_at desc limit ${appliedAtMost})
         union all
         (select p.id, p.title_ar, p.title_en, p.skill_ids, false
            from job_postings p
           where ${sql.raw(isShown)} and p.skill_ids && held.ids and not ${isOfSuspended()}
             and (p.application_deadline is null or p.application_deadline > now())
             and not exists (select from job_applications a where a.job_id = p.id and a.user_id = u.id)
           order by (select count(*) from unnest(p.skill_ids) as one (id) where one.id = any (held.ids)) desc,
                    p.created_at desc, p.id
           limit ${nearAtMost})
       ) as j
        join skills s on s.id = any (j.skill_ids) and s.id <> all (held.ids)
       order by u.id, j.applied desc, j.id, s.id
    `.execute(this.database.over<JobsTables & SkillsTables>());
    return rows;
  }
}
