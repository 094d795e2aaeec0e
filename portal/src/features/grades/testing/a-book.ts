import type { Gradebook, GradeCell, GradeRow, OwnGrades } from '../grades.queries';

const category = (id: string, titleAr: string, titleEn: string, weight: string) => ({
  id,
  titleAr,
  titleEn,
  weight,
  dropLowest: 0,
  takes: null,
});

const item = (id: string, kind: 'quiz' | 'assignment' | 'manual', titleAr: string, categoryId: string) => ({
  id,
  kind,
  titleAr,
  titleEn: titleAr,
  points: kind === 'manual' ? '10.00' : '100.00',
  maximum: kind === 'manual' ? '10.00' : '100.00',
  categoryId,
  counts: true,
  isPlaced: true,
});

/** A quiz and an assignment weigh 60, what is marked by hand 40. */
export const aBook = (changes: Partial<Gradebook> = {}): Gradebook => ({
  courseId: 'c1',
  courseTitleAr: 'أساسيات الويب',
  courseTitleEn: 'Web basics',
  version: 3,
  hasWeights: true,
  categories: [category('k1', 'الأعمال', 'Work', '60.00'), category('k2', 'المشاركة', 'Participation', '40.00')],
  items: [
    item('q1', 'quiz', 'اختبار HTML', 'k1'),
    item('a1', 'assignment', 'صفحتي الأولى', 'k1'),
    item('m1', 'manual', 'الحضور', 'k2'),
  ],
  ...changes,
});

export const aCell = (itemId: string, changes: Partial<GradeCell> = {}): GradeCell => ({
  itemId,
  state: 'graded',
  score: '80.00',
  found: '80.00',
  isEntered: false,
  reason: null,
  version: 0,
  ...changes,
});

export const aRow = (userId = 'u2', userName = 'علي حسن', changes: Partial<GradeRow> = {}): GradeRow => ({
  id: userId,
  userId,
  userName,
  current: '80.00',
  lowest: '24.00',
  highest: '94.00',
  cells: [
    aCell('q1'),
    aCell('a1', { state: 'missing', score: null, found: null }),
    aCell('m1', { state: 'waiting', score: null, found: null }),
  ],
  ...changes,
});

export const someGrades = (changes: Partial<OwnGrades> = {}): OwnGrades => {
  const { courseId, courseTitleAr, courseTitleEn, categories } = aBook();
  const own = (itemId: string, kind: 'quiz' | 'assignment' | 'manual', titleAr: string, categoryId: string) => ({
    itemId,
    kind,
    titleAr,
    titleEn: titleAr,
    categoryId,
    state: 'graded' as const,
    score: '80.00' as string | null,
    maximum: kind === 'manual' ? '10.00' : '100.00',
    weight: '30.00' as string | null,
    isOverridden: false,
    reason: null as string | null,
  });
  return {
    courseId,
    courseTitleAr,
    courseTitleEn,
    hasWeights: true,
    current: '78.33',
    lowest: '41.50',
    highest: '91.00',
    categories: categories.map(({ takes: _, ...one }) => one),
    items: [
      own('q1', 'quiz', 'اختبار HTML', 'k1'),
      { ...own('a1', 'assignment', 'صفحتي الأولى', 'k1'), state: 'missing', score: null },
      { ...own('m1', 'manual', 'الحضور', 'k2'), score: '7.50', weight: '40.00' },
    ],
    ...changes,
  };
};
