import { Injectable } from '@nestjs/common';
import { personName } from '#modules/auth';
import { mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page, type PageQuery } from '#platform/http/paging';
import type { QuestionsTables } from '../questions.tables.js';
import type { LearningSignResponse } from './learning-signs.controller.js';

const latest = newestFirst('s', 'noticed_at');

@Injectable()
export class LearningSignQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What looked odd in the courses that somebody teaches, for administrators in all; the last of it first. */
  async of(viewer: Viewer, asked: PageQuery): Promise<Page<LearningSignResponse>> {
    const signs = this.database
      .over<QuestionsTables>()
      .selectFrom('learning_signs as s')
      .leftJoin('lessons as l', 'l.id', 's.lesson_id')
      .innerJoin('courses as c', 'c.id', 's.course_id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .where(mayInCourse(viewer, 'assist'));
    const page = signs
      .select(['s.id', 's.user_id', 's.course_id', 's.lesson_id', 's.kind', 's.times', 's.noticed_at'])
      .select(['l.title_ar', 'l.title_en', 'c.title_ar as course_title_ar', 'c.title_en as course_title_en'])
      .select(personName().as('user_name'))
      .select(boundedTotal(signs.select('s.id')).as('total'));
    return mapRows(latest.page(await latest.seek(page, asked).execute(), asked), (row) => ({
      id: row.id,
      userId: row.user_id,
      userName: row.user_name,
      courseId: row.course_id,
      courseTitleAr: row.course_title_ar,
      courseTitleEn: row.course_title_en,
      lessonId: row.lesson_id,
      lessonTitleAr: row.title_ar,
      lessonTitleEn: row.title_en,
      kind: row.kind,
      times: row.times,
      noticedAt: isoTime(row.noticed_at),
    }));
  }
}
