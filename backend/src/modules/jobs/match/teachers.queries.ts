import { type FitCourse, fitFor, type FitReader, taughtLevel } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import type { SkillsTables } from '#modules/skills';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/kept-reads/shared-reads';

/** What teaches a skill. */
export interface Teacher extends FitCourse {
  kind: 'course';
  id: string;
  titleAr: string;
  titleEn: string;
  hours: number;
  /** All that it teaches. */
  skills: string[];
}

/** Courses by the skills that they teach. */
export type Teachers = ReadonlyMap<string, readonly Teacher[]>;

/** Of what teaches a skill, what fits a person best, the shortest among equals (JOB-2, PRE-2). */
export function teacherFor(skill: string, teachers: Teachers, reader: FitReader): Teacher | undefined {
  return fittest(teachers.get(skill) ?? [], reader);
}

/** What fits a person best, the shortest among equals. */
export function fittest(teachers: readonly Teacher[], reader: FitReader): Teacher | undefined {
  const fit = (one: Teacher): number => fitFor(one, reader);
  return teachers.toSorted(
    (one, other) => fit(other) - fit(one) || one.hours - other.hours || one.id.localeCompare(other.id),
  )[0];
}

@Injectable()
export class TeacherQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  /** The courses that can be joined, for each skill that one teaches (JOB-2). */
  async bySkill(): Promise<Teachers> {
    return this.shared.read('teachers of skills', () => this.read());
  }

  private async read(): Promise<Teachers> {
    const rows = await this.database
      .over<CoursesTables & SkillsTables>()
      .selectFrom('courses as c')
      .select(['c.id', 'c.title_ar', 'c.title_en', 'c.duration_hours', 'c.difficulty', 'c.needs'])
      .select(['c.category_id', 'c.price'])
      .select(sql<string[]>`array(select t.skill_id from course_skills t where t.course_id = c.id)`.as('skills'))
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .execute();
    const teachers = new Map<string, Teacher[]>();
    for (const row of rows) {
      const teacher: Teacher = {
        kind: 'course',
        id: row.id,
        titleAr: row.title_ar,
        titleEn: row.title_en,
        hours: row.duration_hours,
        level: taughtLevel[row.difficulty],
        needs: row.needs,
        categoryId: row.category_id,
        price: row.price,
        skills: row.skills,
      };
      for (const skill of row.skills) teachers.set(skill, [...(teachers.get(skill) ?? []), teacher]);
    }
    return teachers;
  }
}
