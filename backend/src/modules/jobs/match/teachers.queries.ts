import { Injectable } from '@nestjs/common';
import { type Difficulty, taughtLevel } from '@masar/domain';
import type { CoursesTables } from '#modules/courses';
import { SkillsFacade } from '#modules/skills';
import { ReadDatabase } from '#platform/database/read-database';

/** What teaches a skill. */
export interface Teacher {
  kind: 'course';
  id: string;
  titleAr: string;
  titleEn: string;
  hours: number;
  /** The level that it leads to, 1 to 5. */
  level: number;
}

const keptForMs = 60_000;

/** The shortest published course for each skill; read anew once a minute, the catalogue changes slowly. */
@Injectable()
export class Teachers {
  private kept: { until: number; bySkill: Promise<Map<string, Teacher>> } | undefined;

  constructor(
    private readonly database: ReadDatabase,
    private readonly skills: SkillsFacade,
  ) {}

  async bySkill(now = Date.now()): Promise<Map<string, Teacher>> {
    if (this.kept && this.kept.until > now) return this.kept.bySkill;
    const bySkill = this.read();
    this.kept = { until: now + keptForMs, bySkill };
    bySkill.catch(() => (this.kept = undefined));
    return bySkill;
  }

  private async read(): Promise<Map<string, Teacher>> {
    const courses = await this.database
      .over<CoursesTables>()
      .selectFrom('courses')
      .select(['id', 'title_ar', 'title_en', 'duration_hours', 'difficulty', 'skills'])
      .where('is_published', '=', true)
      .orderBy('duration_hours')
      .orderBy('id')
      .execute();
    const named = courses.flatMap((course) => course.skills.map(({ en }) => ({ course, name: en })));
    const ids = await this.skills.resolve(named.map(({ name }) => name));
    const bySkill = new Map<string, Teacher>();
    named.forEach(({ course }, index) => {
      const skill = ids[index];
      if (skill && !bySkill.has(skill)) bySkill.set(skill, toTeacher(course));
    });
    return bySkill;
  }
}

const toTeacher = (course: {
  id: string;
  title_ar: string;
  title_en: string;
  duration_hours: number;
  difficulty: Difficulty;
}): Teacher => ({
  kind: 'course',
  id: course.id,
  titleAr: course.title_ar,
  titleEn: course.title_en,
  hours: course.duration_hours,
  level: taughtLevel[course.difficulty],
});
