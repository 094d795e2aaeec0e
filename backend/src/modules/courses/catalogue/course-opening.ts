import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import type { Course } from '../course/course.entity.js';
import { CoursePublished } from '../courses.events.js';
import { LessonRecount } from '../lesson/authoring/lesson-recount.js';

/** What follows when a course can be joined from now on; its row is locked by then (CRS-10). */
@Injectable()
export class CourseOpening {
  constructor(
    private readonly transactions: Transactions,
    private readonly recount: LessonRecount,
  ) {}

  /** Learners from before get their percentages by the lessons as they are now, and the news goes out. */
  async of(em: EntityManager, course: Course): Promise<void> {
    await this.recount.ofCourse(em, course.id);
    this.transactions.record(new CoursePublished(course.id, course.instructorId ?? null));
  }
}
