import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { LessonNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { type PlayerRow, shownPictures } from './lesson.queries.js';
import { opensToVisitors } from './lesson-access.policy.js';

export type FirstLessonRow = Pick<
  PlayerRow,
  'id' | 'course_id' | 'title_ar' | 'title_en' | 'description_ar' | 'description_en' | 'duration' | 'order_index'
> &
  Pick<PlayerRow, 'content_ar' | 'content_en' | 'video_url' | 'pictures'> & {
    /** Files for those who are signed in. */
    has_files: boolean;
  };

/** The one lesson that is read without an account. */
@Injectable()
export class FirstLessonQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Reads it and notes nothing; one that visitors may not read is as unknown as its course (LSN-3). */
  async ofCourse(courseId: string): Promise<FirstLessonRow> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select(['l.id', 'l.course_id', 'l.title_ar', 'l.title_en', 'l.description_ar', 'l.description_en'])
      .select(['l.duration', 'l.order_index', 'l.content_ar', 'l.content_en', 'l.video_url'])
      .select(['c.is_published', 'c.is_in_preparation', 'c.opens_first_lesson'])
      .select(shownPictures.as('pictures'))
      .select(sql<boolean>`exists (select from lesson_attachments a where a.lesson_id = l.id)`.as('has_files'))
      .where('c.id', '=', courseId)
      .orderBy('l.order_index')
      .orderBy('l.id')
      .limit(1)
      .executeTakeFirst();
    const isOpen =
      row &&
      opensToVisitors(
        {
          isPublished: row.is_published,
          isInPreparation: row.is_in_preparation,
          opensFirstLesson: row.opens_first_lesson,
        },
        { isFirst: true, isReadable: Boolean(row.content_ar || row.content_en || row.video_url) },
      );
    if (!isOpen) throw new LessonNotFound();
    return row;
  }
}
