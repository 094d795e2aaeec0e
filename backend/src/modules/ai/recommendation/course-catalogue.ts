import { type FitCourse, taughtLevel } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import { type NeedResponse, needsOfCourse, SkillsFacade, type SkillsTables } from '#modules/skills';
import { ReadDatabase } from '#platform/database/read-database';
import { KeptFresh } from '#platform/figures/kept-fresh';
import type { Named } from './reason.js';

/** A course that can be joined, as far as recommending looks at it. */
export interface CatalogueCourse extends FitCourse {
  id: string;
  title: Named;
  category: Named;
  isForBeginners: boolean;
  needs: readonly NeedResponse[];
  students: number;
  publishedAt: Date;
  teaches: ReadonlySet<string>;
}

export interface Catalogue {
  courses: readonly CatalogueCourse[];
  byId: ReadonlyMap<string, CatalogueCourse>;
  mostStudents: number;
}

const freshMs = 60_000;

/** All courses that can be joined, kept in memory for a minute: every recommendation looks at all of them. */
@Injectable()
export class CourseCatalogue {
  private readonly kept = new KeptFresh(() => this.read(), freshMs);

  constructor(
    private readonly database: ReadDatabase,
    private readonly skills: SkillsFacade,
  ) {}

  current(): Promise<Catalogue> {
    return this.kept.current();
  }

  /** Reads again at the next question. */
  forget(): void {
    this.kept.forget();
  }

  private async read(): Promise<Catalogue> {
    const rows = await this.database
      .apart<CoursesTables & SkillsTables>()
      .selectFrom('courses as c')
      .innerJoin('categories as g', 'g.id', 'c.category_id')
      .select(['c.id', 'c.title_ar', 'c.title_en', 'c.category_id', 'c.difficulty', 'c.students_count', 'c.price'])
      .select(['c.published_at', 'c.created_at', 'g.name_ar', 'g.name_en'])
      .select(sql<string[]>`array(select s.skill_id from course_skills s where s.course_id = c.id)`.as('skills'))
      .select(needsOfCourse.as('needs'))
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .orderBy('c.id')
      .execute();
    const needs = await Promise.all(rows.map((row) => this.skills.named(row.needs)));
    const courses = rows.map((row, at) => ({
      id: row.id,
      title: { id: row.id, ar: row.title_ar, en: row.title_en },
      categoryId: row.category_id,
      category: { id: row.category_id, ar: row.name_ar, en: row.name_en },
      level: taughtLevel[row.difficulty],
      price: row.price,
      needs: needs[at]!,
      isForBeginners: row.difficulty === 'beginner',
      students: row.students_count,
      publishedAt: new Date(row.published_at ?? row.created_at),
      teaches: new Set(row.skills),
    }));
    return {
      courses,
      byId: new Map(courses.map((course) => [course.id, course])),
      mostStudents: Math.max(0, ...courses.map(({ students }) => students)),
    };
  }
}
