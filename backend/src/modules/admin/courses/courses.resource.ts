import { difficulties } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { CoursePeople, CourseService, type CoursesTables, LessonAuthoringService } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { flag, key, moment, oneOf, part, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeCourseRecordDto, CreateCourseRecordDto } from './course.dto.js';
import { toCourseRecord } from './course.presenter.js';
import type { CourseRecord } from './course.record.js';

export const courseListing: Listing = {
  name: 'courses',
  table: 'courses',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    updatedAt: { by: sql`t.updated_at` },
    titleAr: { by: sql`t.title_ar` },
    titleEn: { by: sql`t.title_en` },
    studentsCount: { by: sql`t.students_count` },
    followersCount: { by: sql`t.followers_count` },
    rating: { by: sql`t.rating` },
    price: { by: sql`t.price` },
  },
  filters: {
    q: part(sql`t.title_ar || ' ' || t.title_en`),
    categoryId: key('t.category_id'),
    difficulty: oneOf('t.difficulty', difficulties),
    instructorId: reference('t.instructor_id'),
    isPublished: flag(sql`t.is_published`),
    isInPreparation: flag(sql`t.is_in_preparation`),
    requiresReview: flag(sql`t.requires_review`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

@Injectable()
export class CoursesResource
  implements AdminResource, CreatesRecords<CreateCourseRecordDto>, ChangesRecords<ChangeCourseRecordDto>, RemovesRecords
{
  constructor(
    private readonly database: ReadDatabase,
    private readonly courses: CourseService,
    private readonly people: CoursePeople,
    private readonly lessons: LessonAuthoringService,
  ) {}

  async records(ids: readonly string[]): Promise<Unversioned<CourseRecord>[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('courses as c')
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .selectAll('c')
      .select([
        personName().as('instructor_name'),
        sql<string[]>`array(select l.id::text from lessons l where l.course_id = c.id order by l.order_index)`.as(
          'lesson_ids',
        ),
      ])
      .where('c.id', 'in', [...ids])
      .execute();
    return rows.map(toCourseRecord);
  }

  async create(
    admin: Viewer,
    { difficulty, durationHours, thumbnailUrl, instructorId, ...texts }: CreateCourseRecordDto,
  ): Promise<string> {
    const id = await this.courses.create(admin, {
      ...texts,
      ...(difficulty && { level: difficulty }),
      duration: durationHours,
      imageUrl: thumbnailUrl ?? null,
    });
    if (instructorId) await this.people.assign(admin, id, instructorId);
    return id;
  }

  async change(
    admin: Viewer,
    id: string,
    { lessonIds, isPublished, instructorId, ...course }: ChangeCourseRecordDto,
  ): Promise<void> {
    await this.courses.update(admin, id, course);
    if (instructorId !== undefined) await this.people.assign(admin, id, instructorId);
    if (lessonIds) await this.lessons.order(admin, id, lessonIds);
    if (isPublished === true) await this.courses.publish(admin, id);
    if (isPublished === false) await this.courses.unpublish(admin, id);
  }

  remove(admin: Viewer, id: string): Promise<void> {
    return this.courses.remove(admin, id);
  }
}
