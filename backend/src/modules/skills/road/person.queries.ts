import { knownAfter } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { HeldSkillQueries } from '../held/held-skill.queries.js';
import type { SkillsTables } from '../skills.tables.js';
import type { OpenCourse, Walker } from './walk.js';

@Injectable()
export class PersonQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly held: HeldSkillQueries,
  ) {}

  async walker(userId: string, courses: readonly OpenCourse[]): Promise<Walker> {
    const database = this.database.over<SkillsTables>();
    const [skills, person, done] = await Promise.all([
      this.held.ofUser(userId),
      database
        .selectFrom('users')
        .select(['learning_goal', 'track'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
      database
        .selectFrom('enrollments')
        .select('course_id')
        .where('user_id', '=', userId)
        .where('completed_at', 'is not', null)
        .execute(),
    ]);
    const completed = new Set(done.map((row) => row.course_id));
    const held = new Map(skills.map(({ skillId, level }) => [skillId, level]));
    const known = knownAfter(
      courses.filter(({ id }) => completed.has(id)),
      held,
    );
    return { known, completed, goal: person.learning_goal ?? null, track: person.track ?? null };
  }
}
