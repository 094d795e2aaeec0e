import type { Course, CourseDetail, CurriculumLesson, Enrollment, Review } from '#subjects/courses/course-answers';

/** A valid, dull course: free, for beginners, three lessons. */
export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: 'course-1',
  titleAr: 'أساسيات React',
  titleEn: 'React basics',
  descriptionAr: 'من أول مكوّن إلى إدارة الحالة.',
  descriptionEn: 'From the first component to managing state.',
  thumbnailUrl: null,
  instructorId: 'instructor-1',
  instructorName: 'أحمد كريم',
  categoryId: 'web-development',
  difficulty: 'beginner',
  durationHours: 3,
  price: '0.00',
  rating: '4.75',
  reviewsCount: 4,
  studentsCount: 12,
  lessonsCount: 3,
  isPublished: true,
  isInPreparation: false,
  followersCount: 0,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  ...changes,
});

export const aCourseDetail = (changes: Partial<CourseDetail> = {}): CourseDetail => ({
  ...aCourse(),
  learningPoints: [{ ar: 'كتابة مكوّن', en: 'Write a component' }],
  requirements: [{ ar: 'أساسيات JavaScript', en: 'JavaScript basics' }],
  skills: [{ ar: 'رياكت', en: 'React' }],
  needs: [],
  requiresReview: false,
  opensFirstLesson: true,
  instructor: {
    id: 'instructor-1',
    name: 'أحمد كريم',
    nameAr: 'أحمد كريم',
    nameEn: 'Ahmed Kareem',
    bio: 'مطوّر واجهات من بغداد.',
    profileImageUrl: null,
  },
  isFollowed: false,
  right: null,
  canMark: false,
  canEdit: false,
  canDirect: false,
  ...changes,
});

const lessonTitles = ['بداية سريعة', 'التفكير على طريقة React', 'كتابة الترميز باستخدام JSX'];

/** Three lessons with the given states. */
export const aCurriculum = (states: CurriculumLesson['state'][] = ['open', 'locked', 'locked']): CurriculumLesson[] =>
  states.map((state, index) => ({
    id: `lesson-${index + 1}`,
    courseId: 'course-1',
    slug: null,
    titleAr: lessonTitles[index] ?? '',
    titleEn: `Lesson ${index + 1}`,
    descriptionAr: null,
    descriptionEn: null,
    duration: index === 0 ? 301 : null,
    orderIndex: index,
    state,
    isOpenToVisitors: index === 0,
    hasVideo: false,
    hasQuiz: index === 2,
  }));

export const anEnrollment = (changes: Partial<Enrollment> = {}): Enrollment => ({
  id: 'enrollment-1',
  courseId: 'course-1',
  progress: '33.33',
  completedAt: null,
  enrolledAt: '2026-11-01T08:00:00.000Z',
  course: {
    titleAr: 'أساسيات React',
    titleEn: 'React basics',
    categoryId: 'web-development',
    durationHours: 3,
    lessonsCount: 3,
    thumbnailUrl: null,
    isInPreparation: false,
  },
  nextLesson: { id: 'lesson-2', titleAr: 'التفكير على طريقة React', titleEn: 'Thinking in React', duration: null },
  ...changes,
});

export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: 'review-1',
  userId: 'user-2',
  userName: 'نور حيدر',
  rating: 5,
  text: 'شرح واضح وأمثلة قريبة منا.',
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
  ...changes,
});
