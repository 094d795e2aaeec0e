import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, type PageQuery, toPage } from '#platform/http/paging';
import { afterCursor, courseOrders } from '../course/course-order.js';
import type { CoursesTables } from '../courses.tables.js';
import type { ReviewResponse } from './review.response.js';

@Injectable()
export class ReviewQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Reviews of a course, the newest first (CRS-6). */
  async ofCourse(courseId: string, { limit = limits.pageDefault, cursor }: PageQuery): Promise<Page<ReviewResponse>> {
    const database = this.database.over<CoursesTables>();
    const after = afterCursor(courseOrders.newest, cursor, 'r');
    const rows = await this.reviews(database)
      .select(database.selectFrom('courses').select('reviews_count').where('id', '=', courseId).as('total'))
      .where('r.course_id', '=', courseId)
      .$if(after !== undefined, (query) => query.where(after ?? sql.lit(true)))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = toPage(rows, limit, rows[0]?.total ?? 0, (row) => [isoTime(row.created_at), row.id]);
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
