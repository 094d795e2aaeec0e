import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { coursesTaughtBy } from '#modules/courses';
import { WantedSkillQueries } from '#modules/jobs';
import { mostTrusted, type SkillsTables } from '#modules/skills';
import { ReadDatabase } from '#platform/database/read-database';
import type { AiTables } from '../ai.tables.js';
import type { DismissalReason } from './dismissal.entity.js';
import type { Learner } from './learner.js';

/** A course that was dismissed for the moment may come back after so many days. */
const notNowDays = 30;

interface StepRow {
  user_id: string;
  course_id: string;
  progress: string | null;
  is_completed: boolean;
  reason: DismissalReason | null;
}

@Injectable()
export class LearnerQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly wanted: WantedSkillQueries,
  ) {}

  /** What is known of these people, in four statements. */
  async of(userIds: readonly string[]): Promise<Map<string, Learner>> {
    const [steps, skills, wanted, people] = await Promise.all([
      this.steps(userIds),
      this.skills(userIds),
      this.wanted.of(userIds),
      this.people(userIds),
    ]);
    const stepsOf = Map.groupBy(steps, (row) => row.user_id);
    const skillsOf = Map.groupBy(skills, (row) => row.user_id);
    const wantedOf = Map.groupBy(wanted, (row) => row.userId);
    const personOf = new Map(people.map((person) => [person.id, person]));
    return new Map(
      userIds.map((id) => {
        const learner = toLearner(stepsOf.get(id) ?? [], skillsOf.get(id) ?? [], wantedOf.get(id) ?? []);
        const person = personOf.get(id);
        return [id, { ...learner, taught: new Set(person?.taught), track: person?.track ?? null }];
      }),
    );
  }

  /** Courses followed and courses dismissed. */
  private async steps(userIds: readonly string[]): Promise<StepRow[]> {
    const { rows } = await sql<StepRow>`
      select user_id, course_id, progress, completed_at is not null as is_completed, null as reason
        from enrollments where user_id = any (${userIds}::uuid[])
      union all
      select user_id, course_id, null, false, reason
        from recommendation_dismissals
       where user_id = any (${userIds}::uuid[])
         and (reason <> 'not-now' or created_at > now() - make_interval(days => ${notNowDays}))
    `.execute(this.database.over<AiTables>());
    return rows;
  }

  /** What they said on their first day (DSH-8), and the courses in which they have a right. */
  private people(userIds: readonly string[]) {
    return this.database
      .over<AiTables>()
      .selectFrom('users')
      .select(['id', 'track', sql<string[]>`array(${coursesTaughtBy(sql.ref('users.id'))})`.as('taught')])
      .where('id', 'in', [...userIds])
      .execute();
  }

  private skills(userIds: readonly string[]) {
    return this.database
      .over<SkillsTables>()
      .selectFrom('user_skills as u')
      .innerJoin('skills as s', 's.id', 'u.skill_id')
      .select(['u.user_id', 'u.skill_id', 'u.source', 'u.proficiency_level as level', 's.label_ar', 's.label_en'])
      .where('u.user_id', 'in', [...userIds])
      .where((eb) => eb.or([eb('u.expires_at', 'is', null), eb('u.expires_at', '>', new Date())]))
      .execute();
  }
}

type SkillRow = Awaited<ReturnType<LearnerQueries['skills']>>[number];
type WantedRow = Awaited<ReturnType<WantedSkillQueries['of']>>[number];

const toLearner = (
  steps: readonly StepRow[],
  skills: readonly SkillRow[],
  wanted: readonly WantedRow[],
): Omit<Learner, 'track' | 'taught'> => ({
  followed: steps.flatMap(({ reason, course_id: courseId, progress, is_completed: isCompleted }) =>
    reason === null ? [{ courseId, progress: Number(progress) / 100, isCompleted }] : [],
  ),
  dismissed: steps.flatMap(({ reason, course_id: courseId }) => (reason === null ? [] : [{ courseId, reason }])),
  held: new Map(
    mostTrusted(skills).map(({ skill_id: id, label_ar: ar, label_en: en, level }) => [
      id,
      { level: level ?? 1, skill: { id, ar, en } },
    ]),
  ),
  wanted: wanted.map(({ skill, job, isAppliedFor }) => ({ skill, job, isAppliedFor })),
});
