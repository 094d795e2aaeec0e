import { Inject, Injectable } from '@nestjs/common';
import type { CoursesTables } from '#modules/courses';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { sampleCourses } from './demo/sample-courses.js';
import type { ShownCourseResponse } from './site-page.response.js';

const SHOWN_COURSES = 6;

/** The cards of the landing page: the newest courses that can be joined; in the demo its samples (READ-1). */
@Injectable()
export class ShownCourses {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: ReadDatabase,
  ) {}

  async newest(): Promise<ShownCourseResponse[]> {
    if (this.config.demoMode) return samples;
    const rows = await this.database
      .behind<CoursesTables>()
      .selectFrom('courses')
      .select(['id', 'title_ar', 'title_en', 'category_id', 'difficulty', 'lessons_count', 'duration_hours'])
      .select(['rating', 'price'])
      .where('is_published', '=', true)
      .where('is_in_preparation', '=', false)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN_COURSES)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titleAr: row.title_ar,
      titleEn: row.title_en,
      categoryId: row.category_id,
      difficulty: row.difficulty,
      lessonsCount: row.lessons_count,
      durationHours: row.duration_hours,
      rating: row.rating,
      price: row.price,
    }));
  }
}

const samples: ShownCourseResponse[] = sampleCourses.map(({ title, lessons, hours, rating, price, ...course }) => ({
  id: null,
  titleAr: title.ar,
  titleEn: title.en,
  ...course,
  lessonsCount: lessons,
  durationHours: hours,
  rating: rating.toFixed(2),
  price: price.toFixed(2),
}));
