import { categoryIds, type SitePage } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type CoursesTables, newcomersFit } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';

/** Where visitors read before they have an account: what fits newcomers, of that what most people learn, of a track or of all (LSN-3, PRE-2, PUB-1). */
@Injectable()
export class OpenCourses {
  constructor(private readonly database: ReadDatabase) {}

  /** The course to which a public page leads; null where no first lesson is open, and on pages that lead to none. */
  async of(page: SitePage): Promise<string | null> {
    const categoryId = categoryIds.find((id) => id === page);
    if (page !== 'landing' && !categoryId) return null;
    const course = await this.database
      .behind<CoursesTables>()
      .selectFrom('courses as c')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('lessons as l')
            .select(['l.content_ar', 'l.content_en', 'l.video_url'])
            .whereRef('l.course_id', '=', 'c.id')
            .orderBy('l.order_index')
            .orderBy('l.id')
            .limit(1)
            .as('first'),
        (join) => join.onTrue(),
      )
      .select('c.id')
      .where('c.is_published', '=', true)
      .where('c.is_in_preparation', '=', false)
      .where('c.opens_first_lesson', '=', true)
      .where((eb) =>
        eb.or((['first.content_ar', 'first.content_en', 'first.video_url'] as const).map((text) => eb(text, '<>', ''))),
      )
      .$if(categoryId !== undefined, (query) => query.where('c.category_id', '=', categoryId!))
      .orderBy(sql.raw(newcomersFit), 'desc')
      .orderBy('c.students_count', 'desc')
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirst();
    return course?.id ?? null;
  }
}
