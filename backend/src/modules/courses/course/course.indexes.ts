import { listIndex } from '#platform/database/columns';

/** One index per order of the public list, alone and within a category, so that its pages stay flat (CRS-7, PERF-2). */
export const courseIndexes = [
  listIndex('courses', 'newest', 'created_at desc, id desc', 'is_published'),
  listIndex('courses', 'popular', 'students_count desc, id desc', 'is_published'),
  listIndex('courses', 'rating', 'rating desc, id desc', 'is_published'),
  listIndex('courses', 'category_newest', 'category_id, created_at desc, id desc', 'is_published'),
  listIndex('courses', 'category_popular', 'category_id, students_count desc, id desc', 'is_published'),
  listIndex('courses', 'category_rating', 'category_id, rating desc, id desc', 'is_published'),
  listIndex('courses', 'category_id', 'category_id'),
  listIndex('courses', 'instructor_id', 'instructor_id, created_at desc, id desc'),
  listIndex('courses', 'all_newest', 'created_at desc, id desc'),
];
