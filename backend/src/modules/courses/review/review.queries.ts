import { Injectable } from '@nestjs/common';
import { personName } from '#modules/auth';
import { isoTime } from '#platform/database/iso-time';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import type { CoursesTables } from '../courses.tables.js';
import type { ReviewResponse } from './review.response.js';

const reviewOrder = newestFirst('r');

@Injectable()
export class ReviewQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Reviews of a course, the newest first (CRS-6). */
  async ofCourse(courseId: string, asked: PageQuery): Promise<Page<ReviewResponse>> {
    const database = this.database.over<CoursesTables>();
    const written = this.reviews(database)
      .select(database.selectFrom('courses').select('reviews_count').where('id', '=', courseId).as('total'))
      .where('r.course_id', '=', courseId);
    const page = reviewOrder.page(await reviewOrder.seek(written, asked).execute(), asked);
    return { ...page, rows: page.rows.map(toReviewResponse) };
  }

  async byId(reviewId: string): Promise<ReviewResponse> {
    const row = await this.reviews(this.database.over<CoursesTables>())
      .where('r.id', '=', reviewId)
      .executeTakeFirstOrThrow();
    return toReviewResponse(row);
  }

  private reviews(database: ReturnType<typeof this.database.over<CoursesTables>>) {
    return database
      .selectFrom('course_reviews as r')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.user_id', 'r.rating', 'r.text', 'r.created_at', 'r.updated_at'])
      .select(personName().as('user_name'));
  }
}

interface ReviewRow {
  id: string;
  user_id: string;
  user_name: string | null;
  rating: number;
  text: string;
  created_at: Date;
  updated_at: Date;
}

const toReviewResponse = (row: ReviewRow): ReviewResponse => ({
  id: row.id,
  userId: row.user_id,
  userName: row.user_name,
  rating: row.rating,
  text: row.text,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});
