import type { SkillNeed } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Course } from './course.entity.js';

/** A need that no course may state, by its place in the list. */
export interface WrongNeed {
  place: number;
  /** The vocabulary has no such skill, or the course itself teaches it up to that level. */
  why: 'unknown' | 'taught';
}

/** The module above that knows what skills are called (PRE-1). */
export interface SkillVocabulary {
  wrongNeed(needs: readonly SkillNeed[], course: Pick<Course, 'skills' | 'difficulty'>): Promise<WrongNeed | undefined>;
}

/** Courses know no skills: the module that does registers when it starts, as the one that certifies does. */
@Injectable()
export class CourseVocabulary {
  private registered: SkillVocabulary | undefined;

  register(vocabulary: SkillVocabulary): void {
    this.registered = vocabulary;
  }

  /** The first wrong need of the course as it would be stored. */
  async wrongNeedOf(course: Pick<Course, 'needs' | 'skills' | 'difficulty'>): Promise<WrongNeed | undefined> {
    if (course.needs.length === 0) return undefined;
    if (!this.registered) throw new Error('No module knows the skills that courses need');
    return this.registered.wrongNeed(course.needs, course);
  }
}
