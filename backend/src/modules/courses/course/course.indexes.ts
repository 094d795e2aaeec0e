import { listIndex } from '#platform/database/columns';
import { newcomersFit } from './course-fit.js';

/** Courses in preparation stand behind all others, in every order (CRS-10). */
const ready = '(not is_in_preparation) desc';

/** One index per order of the public list, alone and within a category, so that its pages stay flat (CRS-7, PERF-2). */
export const courseIndexes = [
  listIndex('courses', 'newest', `${ready}, created_at desc, id desc`, 'is_published'),
  listIndex('courses', 'popular', `${ready}, students_count desc, id desc`, 'is_published'),
  listIndex('courses', 'fit', `${ready}, ${newcomersFit} desc, students_count desc, id desc`, 'is_published'),
  listIndex('courses', 'rating', `${ready}, rating desc, id desc`, 'is_published'),
  listIndex('courses', 'category_newest', `category_id, ${ready}, created_at desc, id desc`, 'is_published'),
  listIndex('courses', 'category_popular', `category_id, ${ready}, students_count desc, id desc`, 'is_published'),
  listIndex(
    'courses',
    'category_fit',
    `category_id, ${ready}, ${newcomersFit} desc, students_count desc, id desc`,
    'is_published',
  ),
  listIndex('courses', 'category_rating', `category_id, ${ready}, rating desc, id desc`, 'is_published'),
  listIndex('courses', 'category_id', 'category_id'),
  listIndex('courses', 'instructor_id', 'instructor_id, created_at desc, id desc'),
  listIndex('courses', 'all_newest', 'created_at desc, id desc'),
  listIndex('courses', 'changed_at', 'changed_at, id'),
];
