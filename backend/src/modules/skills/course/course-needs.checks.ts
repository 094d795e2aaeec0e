import type { SkillNeed } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CourseVocabulary, type SkillVocabulary, type WrongNeed } from '#modules/courses';
import { SkillQueries } from '../vocabulary/skill.queries.js';
import { levelAfterCourse } from './course-level.rules.js';

type StatedCourse = Parameters<SkillVocabulary['wrongNeed']>[1];

/** Needs of courses are skills that exist, and nothing that the course itself teaches (PRE-1). */
@Injectable()
export class CourseNeedsChecks implements OnModuleInit, SkillVocabulary {
  constructor(
    private readonly courses: CourseVocabulary,
    private readonly skills: SkillQueries,
  ) {}

  onModuleInit(): void {
    this.courses.register(this);
  }

  async wrongNeed(needs: readonly SkillNeed[], course: StatedCourse): Promise<WrongNeed | undefined> {
    const ids = needs.map(({ skillId }) => skillId);
    const known = await this.skills.labels(ids, 'en');
    const unknown = ids.findIndex((id) => !known.has(id));
    if (unknown >= 0) return { place: unknown, why: 'unknown' };
    const taught = await this.skills.taughtBy(course.skills);
    const reached = levelAfterCourse(course.difficulty);
    const own = needs.findIndex(({ skillId, level }) => level >= reached && taught.has(skillId));
    return own >= 0 ? { place: own, why: 'taught' } : undefined;
  }
}
