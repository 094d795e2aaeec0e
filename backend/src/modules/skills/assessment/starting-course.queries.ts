import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

/** Where somebody begins who does not have a skill yet (ASM-2). */
@Injectable()
export class StartingCourse {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * Of the courses of the skill's track that can be joined and were not completed: one for beginners, one that teaches
   * the skill itself, the shortest.
   */
  async of(viewer: Viewer, skillId: string) {
    const row = await this.database
      .over<CoursesTables & SkillsTables>()
      .selectFrom('skills as s')
      .innerJoin('courses as c', 'c.category_id', 's.category_id')
      .select(['c.id', 'c.title_ar', 'c.title_en', 'c.duration_hours'])
      .where('s.id', '=', skillId)
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .where(
        sql<boolean>`not exists (select from enrollments e where e.course_id = c.id and e.user_id = ${viewer.id}
                                    and e.completed_at is not null)`,
      )
      .orderBy(sql`c.difficulty = 'beginner'`, 'desc')
      .orderBy(sql`exists (select from course_skills t where t.course_id = c.id and t.skill_id = s.id)`, 'desc')
      .orderBy('c.duration_hours')
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirst();
    return row ? { id: row.id, titleAr: row.title_ar, titleEn: row.title_en, hours: row.duration_hours } : null;
  }
}
