import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { TranslationQueries } from '#modules/translations';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import { toListedCourse } from './course.presenter.js';
import type { CourseResponse } from './course.response.js';
import { CoursesInOrder } from './courses-in-order.queries.js';

/** What the catalogue's answers are made of. */
export const catalogueTables = ['categories', 'courses', 'translations', 'users'];

/** Courses of the catalogue as lists show them, which is alike for everybody (PERF-1). */
@Injectable()
export class CourseCards {
  constructor(
    private readonly cards: KeptCards,
    private readonly courses: CoursesInOrder,
    private readonly translations: TranslationQueries,
  ) {}

  /** In this order, with their texts in the further language that was asked for, if one was. */
  async of(
    ids: readonly string[],
    language: FurtherLanguage | undefined,
    around?: readonly string[],
  ): Promise<CourseResponse[]> {
    return this.cards.alike(catalogueTables, {
      what: `courses ${language ?? ''}`,
      ids,
      around,
      make: async (missing) => {
        const texts = await this.translations.of('courses', language, missing);
        const rows = await this.courses.rows(missing);
        return new Map(rows.map((row) => [row.id, toListedCourse(row, texts)]));
      },
    });
  }
}
