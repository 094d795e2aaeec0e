import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

/** A published course that teaches a skill. */
export interface TeachingCourse {
  skillId: string;
  courseId: string;
  titleAr: string;
  titleEn: string;
}

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

  /** For each of the skills the published course with the most students that teaches it, where there is one. */
  async teaching(skillIds: readonly string[]): Promise<TeachingCourse[]> {
    if (skillIds.length === 0) return [];
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('course_skills as s')
      .innerJoin('courses as c', 'c.id', 's.course_id')
      .select(['s.skill_id', 'c.id', 'c.title_ar', 'c.title_en'])
      .distinctOn('s.skill_id')
      .where('s.skill_id', 'in', [...skillIds])
      .where('c.is_published', '=', true)
      .orderBy('s.skill_id')
      .orderBy('c.students_count', 'desc')
      .orderBy('c.id')
      .execute();
    return rows.map((row) => ({
      skillId: row.skill_id,
      courseId: row.id,
      titleAr: row.title_ar,
      titleEn: row.title_en,
    }));
  }
}
