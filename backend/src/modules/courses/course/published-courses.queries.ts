import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { CoursesTables } from '../courses.tables.js';

/** A public course page, for lists of addresses. */
export interface PublishedCourse {
  id: string;
  /** ISO-8601, UTC. */
  updatedAt: string;
}

/** What other modules may know of the public catalogue. */
@Injectable()
export class PublishedCourses {
  constructor(private readonly database: ReadDatabase) {}

  /** Published courses, the newest first, at most `limit`. */
  async newest(limit: number): Promise<PublishedCourse[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('courses')
      .select(['id', 'updated_at'])
      .where('is_published', '=', true)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.id, updatedAt: isoTime(row.updated_at) }));
  }
}
