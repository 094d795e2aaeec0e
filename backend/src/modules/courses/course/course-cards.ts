import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { TranslationQueries } from '#modules/translations';
import { idsOf, type Page } from '#platform/http/paging';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { shownAt, shownOn } from '#platform/kept-reads/shown-rows';
import { toListedCourse } from './course.presenter.js';
import { CourseQueries } from './course.queries.js';
import type { CourseResponse } from './course.response.js';
import { CoursesInOrder } from './courses-in-order.queries.js';
import type { ListCoursesQuery } from './dto/list-courses.query.js';

/** Courses of the catalogue as lists show them, which is alike for everybody (PERF-1). */
@Injectable()
export class CourseCards {
  constructor(
    private readonly queries: CourseQueries,
    private readonly courses: CoursesInOrder,
    private readonly shared: SharedReads,
    private readonly translations: TranslationQueries,
  ) {}

  /** With their texts in the further language that was asked for, if one was. */
  async page(query: ListCoursesQuery, language: FurtherLanguage | undefined): Promise<Page<CourseResponse>> {
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const { order, read } = this.queries.places(filter, query.sort);
    const list = {
      what: `courses ${language} ${JSON.stringify(filter)}`,
      order,
      read: async (rows: number, behind?: string) => {
        const places = await read(rows, behind);
        const found = await this.courses.rows(idsOf(places));
        const texts = await this.translations.of('courses', language, idsOf(found));
        return shownAt(
          places,
          found.map((row) => toListedCourse(row, texts)),
        );
      },
    };
    return shownOn(await this.shared.page(list, query));
  }
}
