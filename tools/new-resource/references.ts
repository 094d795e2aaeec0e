/** A table whose rows a new resource may name by id. */
export interface Referable {
  table: string;
  module: string;
  /** The type that holds the table's row, and the module it comes from. */
  tables: string;
  /** What is thrown where there is no such row, with its code. */
  missing: string;
  missingCode: string;
  /** What its rows are called by, in both languages. */
  naming: 'title' | 'name';
  /** Where the portal reads them, and whether that comes page by page. */
  api: string;
  isPaged: boolean;
  /** The root of the portal's keys. */
  root: string;
  /** How a spec of the backend makes one: who does it, where that stands below `modules`, and the id. */
  maker: { name: string; file: string; id: string };
}

/** Whatever else is pointed at stands here first. */
export const referables: readonly Referable[] = [
  {
    table: 'courses',
    module: 'courses',
    tables: 'CoursesTables',
    missing: 'CourseNotFound',
    missingCode: 'courses.not_found',
    naming: 'title',
    api: '/api/courses',
    isPaged: true,
    root: 'courses',
    maker: {
      name: 'aCourse',
      file: 'courses/testing/course.builder.js',
      id: '(await aCourse().published().withLessons(1).saved(test.em())).course.id',
    },
  },
  {
    table: 'forums',
    module: 'community',
    tables: 'CommunityTables',
    missing: 'ForumNotFound',
    missingCode: 'community.forum_not_found',
    naming: 'name',
    api: '/api/forums',
    isPaged: false,
    root: 'community',
    maker: { name: 'aForum', file: 'community/testing/forum.builder.js', id: '(await aForum(test.em())).id' },
  },
];
