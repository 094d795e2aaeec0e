import { difficulties, type SkillNeed } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { bilingualList, createdAt, decimal, id, idOf, moment, slugOf, updatedAt } from '#platform/database/columns';
import { courseIndexes } from './course.indexes.js';

/** Table `courses` (spec 3; CRS-2, CRS-3, CRS-5, CRS-10). */
export const CourseSchema = defineEntity({
  name: 'Course',
  tableName: 'courses',
  indexes: courseIndexes,
  uniques: [{ name: 'courses_slug_unique', properties: ['slug'] }],
  checks: [
    { name: 'courses_duration_hours_check', expression: 'duration_hours >= 0' },
    { name: 'courses_price_check', expression: 'price >= 0' },
    { name: 'courses_rating_check', expression: 'rating >= 0 and rating <= 5' },
    { name: 'courses_counts_check', expression: 'students_count >= 0 and lessons_count >= 0 and reviews_count >= 0' },
    { name: 'courses_followers_count_check', expression: 'followers_count >= 0' },
  ],
  properties: {
    id: id(),
    titleAr: p.text(),
    titleEn: p.text(),
    descriptionAr: p.text(),
    descriptionEn: p.text(),
    thumbnailUrl: p.text().nullable(),
    /** Absent once the instructor's account is gone. */
    instructorId: idOf('users', 'set null').nullable(),
    categoryId: slugOf('categories', 'restrict'),
    difficulty: p.enum(difficulties),
    durationHours: p.integer(),
    /** US dollars; 0 is free. */
    price: decimal(10, 2).default('0'),
    /** Average of the reviews, 0 without any (CRS-6). */
    rating: decimal(3, 2).default('0'),
    studentsCount: p.integer().default(0),
    isPublished: p.boolean().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Folder name of an imported course: importing it again updates this row (CRS-5). */
    slug: p.text().nullable(),
    learningPoints: bilingualList(),
    requirements: bilingualList(),
    /** Skills that a certificate of this course names (CRT-1). */
    skills: bilingualList(),
    /** What one can do already before it, in skills of the vocabulary; a trigger keeps `course_needs` in step (PRE-1). */
    needs: p
      .json<SkillNeed[]>()
      .onCreate(() => [])
      .defaultRaw(`'[]'::jsonb`),
    /** Certificates wait for the instructor's approval (CRT-1). */
    requiresReview: p.boolean().default(false),
    lessonsCount: p.integer().default(0),
    reviewsCount: p.integer().default(0),
    license: p.text().nullable(),
    source: p.text().nullable(),
    publishedAt: moment().nullable(),
    /** Listed, but not yet to be learnt in; means nothing in a draft. */
    isInPreparation: p.boolean().default(false),
    /** Visitors read its first lesson (LSN-3). */
    opensFirstLesson: p.boolean().default(true),
    /** Who waits to hear that it can be learnt in. */
    followersCount: p.integer().default(0),
    /** When programs of the organisation last saw it change; kept by the database (API-8). */
    changedAt: createdAt(),
  },
});

export class Course extends CourseSchema.class {
  /** Shows the course to everybody; the first time is remembered. */
  publish(now: Date): void {
    this.isPublished = true;
    this.publishedAt ??= now;
  }

  /** Everybody may join it. */
  isOpen(): boolean {
    return this.isPublished && !this.isInPreparation;
  }

  /** Makes the course a draft again; those enrolled keep it. */
  unpublish(): void {
    this.isPublished = false;
  }
}
CourseSchema.setClass(Course);
