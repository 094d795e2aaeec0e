import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type CoursesTables, LessonAuthoringService, toLessonDraftResponse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { flag, part, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeLessonRecordDto, CreateLessonRecordDto } from './lesson.dto.js';
import type { LessonRecord } from './lesson.record.js';

export const lessonListing: Listing = {
  name: 'lessons',
  table: 'lessons',
  sorts: { orderIndex: { by: sql`t.order_index` }, createdAt: { by: sql`t.created_at` } },
  starts: 'asc',
  filters: {
    courseId: reference('t.course_id'),
    q: part(sql`t.title_ar || ' ' || t.title_en`),
    hasQuiz: flag(sql`t.quiz is not null or t.draws_questions`),
  },
};

/** The lessons of courses; their order is the course's (CRS-4). */
@Injectable()
export class LessonsResource
  implements AdminResource, CreatesRecords<CreateLessonRecordDto>, ChangesRecords<ChangeLessonRecordDto>, RemovesRecords
{
  constructor(
    private readonly database: ReadDatabase,
    private readonly authoring: LessonAuthoringService,
  ) {}

  async records(ids: readonly string[]): Promise<Unversioned<LessonRecord>[]> {
    const database = this.database.over<CoursesTables>();
    const lessons = await database
      .selectFrom('lessons as l')
      .selectAll()
      .where('l.id', 'in', [...ids])
      .execute();
    const files = await database
      .selectFrom('lesson_attachments as a')
      .innerJoin('stored_files as f', 'f.id', 'a.file_id')
      .select(['a.lesson_id', 'a.file_id', 'f.name', 'f.size'])
      .where('a.lesson_id', 'in', [...ids])
      .orderBy('a.order_index')
      .execute();
    return lessons.map((row) => {
      const attachments = files.filter(({ lesson_id }) => lesson_id === row.id);
      return { ...toLessonDraftResponse(row, attachments), attachmentIds: attachments.map(({ file_id }) => file_id) };
    });
  }

  create(admin: Viewer, { courseId, ...lesson }: CreateLessonRecordDto): Promise<string> {
    return this.authoring.add(admin, courseId, lesson);
  }

  change(admin: Viewer, id: string, body: ChangeLessonRecordDto): Promise<void> {
    return this.authoring.update(admin, id, body);
  }

  remove(admin: Viewer, id: string): Promise<void> {
    return this.authoring.remove(admin, id);
  }
}
