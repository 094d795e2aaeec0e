import { lessonMinutes, type SkillNeed } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { levelAfterCourse } from '../course/course-level.rules.js';
import type { SkillsTables } from '../skills.tables.js';
import type { OpenCourse } from './walk.js';

interface LessonRow {
  id: string;
  titleAr: string;
  titleEn: string;
  /** Seconds; null where the lesson states none. */
  duration: number | null;
}

/** What the course of the row `c` needs. */
export const needsOfCourse = sql<SkillNeed[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('skillId', n.skill_id, 'level', n.level) order by n.skill_id), '[]')
  from course_needs n where n.course_id = c.id)`;

/** Every course that can be joined, with what it needs and teaches: all roads are made of them (PRE-2). */
@Injectable()
export class RoadCourses {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  all(): Promise<readonly OpenCourse[]> {
    return this.shared.read('courses of roads', () => this.read());
  }

  private async read(): Promise<OpenCourse[]> {
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('courses as c')
      .select(['c.id', 'c.title_ar', 'c.title_en', 'c.duration_hours', 'c.difficulty', 'c.category_id'])
      .select(['c.lessons_count', 'c.thumbnail_url', 'c.price', 'c.students_count'])
      .select([
        sql<string[]>`array(select s.skill_id from course_skills s where s.course_id = c.id)`.as('teaches'),
        needsOfCourse.as('needs'),
        sql<LessonRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'titleAr', l.title_ar, 'titleEn',
                            l.title_en, 'duration', l.duration) order by l.order_index), '[]')
                            from lessons l where l.course_id = c.id)`.as('lessons'),
      ])
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .orderBy('c.id')
      .execute();
    return rows.map(({ id, needs, teaches, lessons, ...row }) => ({
      id,
      needs,
      teaches: new Set(teaches),
      level: levelAfterCourse(row.difficulty),
      minutes: lessons.reduce((sum, { duration }) => sum + lessonMinutes(duration), 0),
      students: row.students_count,
      shown: {
        titleAr: row.title_ar,
        titleEn: row.title_en,
        durationHours: row.duration_hours,
        difficulty: row.difficulty,
        categoryId: row.category_id,
        lessonsCount: row.lessons_count,
        thumbnailUrl: row.thumbnail_url,
        price: row.price,
        firstLesson: lessons[0] ?? null,
      },
    }));
  }
}
