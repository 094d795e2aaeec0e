import { type CourseSort, type Difficulty, categoryIdPattern, courseSorts, difficulties } from '@masar/domain';
import { type ContentLanguage, contentLanguages } from '@masar/i18n';
import { OneOf, Pattern, Text, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

/** Filters and order of the course list (CRS-7). */
export class ListCoursesQuery extends PageQuery {
  @Pattern(categoryIdPattern, { optional: true, max: 80, example: 'web-development' }) categoryId?: string;
  @OneOf(difficulties, { optional: true }) difficulty?: Difficulty;
  @Text({ optional: true, max: 200, description: 'Part of title or description' }) search?: string;
  @OneOf(contentLanguages, {
    optional: true,
    description: 'Language of the texts; ar and en also search the texts of that language only',
  })
  language?: ContentLanguage;
  @Uuid({ optional: true }) instructorId?: string;
  @OneOf(courseSorts, { optional: true, description: 'newest by default' }) sort?: CourseSort;
}
