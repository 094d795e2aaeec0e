import type { CategoryId, Difficulty } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

/** The filters over the sample cards (spec 2, Landing page). */
export const tracks = ['all', 'programming', 'business', 'design', 'skills'] as const;
export type Track = (typeof tracks)[number];

interface SampleCourse {
  title: LocalizedText;
  categoryId: CategoryId;
  track: Exclude<Track, 'all'>;
  difficulty: Difficulty;
  lessons: number;
  hours: number;
  rating: number;
  /** US dollars; 0 is free. */
  price: number;
}

/** Six sample courses, promotional content and not from the database (READ-1). */
export const sampleCourses: readonly SampleCourse[] = [
  {
    title: { ar: 'أساسيات React', en: 'React basics' },
    categoryId: 'web-development',
    track: 'programming',
    difficulty: 'beginner',
    lessons: 19,
    hours: 3,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'التسويق الرقمي للمبتدئين', en: 'Digital marketing for beginners' },
    categoryId: 'digital-marketing',
    track: 'business',
    difficulty: 'beginner',
    lessons: 12,
    hours: 5,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'تصميم الهوية البصرية', en: 'Visual identity design' },
    categoryId: 'design-creativity',
    track: 'design',
    difficulty: 'intermediate',
    lessons: 16,
    hours: 8,
    rating: 4.8,
    price: 15,
  },
  {
    title: { ar: 'من الفكرة إلى خطة العمل', en: 'From idea to business plan' },
    categoryId: 'business-management',
    track: 'business',
    difficulty: 'intermediate',
    lessons: 14,
    hours: 6,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'مقابلة العمل بثقة', en: 'Confident job interviews' },
    categoryId: 'personal-skills',
    track: 'skills',
    difficulty: 'beginner',
    lessons: 9,
    hours: 2,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'إدارة المشاريع الرشيقة', en: 'Agile project management' },
    categoryId: 'project-management',
    track: 'skills',
    difficulty: 'advanced',
    lessons: 20,
    hours: 12,
    rating: 4.8,
    price: 25,
  },
];

/** Marketing figures (spec 1); `+` means more than. */
export const landingFigures = [
  { value: 5000, isMore: true, text: 'learners' },
  { value: 150, isMore: true, text: 'courses' },
  { value: 2000, isMore: true, text: 'certificates' },
  { value: 12, isMore: true, text: 'features' },
  { value: 6, isMore: false, text: 'categories' },
  { value: 4, isMore: false, text: 'roles' },
] as const;
