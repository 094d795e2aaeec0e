import { taughtLevel } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import type { SkillsTables } from '#modules/skills';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/kept-reads/shared-reads';

/** What teaches a skill. */
export interface Teacher {
  kind: 'course';
  id: string;
  titleAr: string;
  titleEn: string;
  hours: number;
  /** The level that it leads to, 1 to 5. */
  level: number;
  /** All that it teaches. */
  skills: string[];
}

@Injectable()
export class TeacherQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  /** The shortest course that can be joined for each skill, where there is one (JOB-2). */
  async bySkill(): Promise<ReadonlyMap<string, Teacher>> {
    return this.shared.read('teachers of skills', () => this.read());
  }

  private async read(): Promise<Map<string, Teacher>> {
    const rows = await this.database
      .over<CoursesTables & SkillsTables>()
      .selectFrom('course_skills as s')
      .innerJoin('courses as c', 'c.id', 's.course_id')
      .select(['s.skill_id', 'c.id', 'c.title_ar', 'c.title_en', 'c.duration_hours', 'c.difficulty'])
      .select(sql<string[]>`array(select t.skill_id from course_skills t where t.course_id = c.id)`.as('skills'))
      .distinctOn('s.skill_id')
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .orderBy('s.skill_id')
      .orderBy('c.duration_hours')
      .orderBy('c.id')
      .execute();
    return new Map(
      rows.map((row) => [
        row.skill_id,
        {
          kind: 'course',
          id: row.id,
          titleAr: row.title_ar,
          titleEn: row.title_en,
          hours: row.duration_hours,
          level: taughtLevel[row.difficulty],
          skills: row.skills,
        },
      ]),
    );
  }
}
