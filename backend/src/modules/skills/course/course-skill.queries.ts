import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

/** What courses teach. */
@Injectable()
export class CourseSkillQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The skills of a course and the level that completing it shows. */
  async ofCourse(courseId: string) {
    return this.database
      .over<SkillsTables>()
      .selectFrom('course_skills as s')
      .innerJoin('courses as c', 'c.id', 's.course_id')
      .select(['s.skill_id', 'c.difficulty'])
      .where('s.course_id', '=', courseId)
      .orderBy('s.skill_id')
      .execute();
  }
}
