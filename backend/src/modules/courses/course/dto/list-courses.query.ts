import {
  categoryIdPattern,
  type CourseLength,
  courseLengths,
  type CoursePriceKind,
  coursePrices,
  type CourseSort,
  courseSorts,
  difficulties,
  type Difficulty,
} from '@masar/domain';
import { type ContentLanguage, contentLanguages } from '@masar/i18n';
import { OneOf, Pattern, Text, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

/** Filters and order of the course list (CRS-7, CRS-11). */
export class ListCoursesQuery extends PageQuery {
  @Pattern(categoryIdPattern, { optional: true, max: 80, example: 'web-development' }) categoryId?: string;
  @OneOf(difficulties, { optional: true }) difficulty?: Difficulty;
  @OneOf(coursePrices, { optional: true }) price?: CoursePriceKind;
  @OneOf(courseLengths, { optional: true, description: 'short is up to 3 hours, medium 4 to 7, long 8 and more' })
  length?: CourseLength;
  @OneOf(contentLanguages, { optional: true, description: 'A language that the course’s own texts have' })
  taughtIn?: ContentLanguage;
  @Text({ optional: true, max: 200, description: 'Part of title or description' }) search?: string;
  @OneOf(contentLanguages, {
    optional: true,
    description: 'Language of the texts; ar and en also search the texts of that language only',
  })
  language?: ContentLanguage;
  @Uuid({ optional: true }) instructorId?: string;
  @OneOf(courseSorts, {
    optional: true,
    description:
      'newest by default; fit puts first what answers `search` best, and among equals beginnings that need nothing',
  })
  sort?: CourseSort;
}
