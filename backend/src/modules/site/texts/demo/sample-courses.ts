import type { CategoryId, Difficulty } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

interface SampleCourse {
  title: LocalizedText;
  categoryId: CategoryId;
  difficulty: Difficulty;
  lessons: number;
  hours: number;
  rating: number;
  /** US dollars; 0 is free. */
  price: number;
}

/** The six cards of the demo's landing page (spec 2); they lead to signing in (READ-1). */
export const sampleCourses: readonly SampleCourse[] = [
  {
    title: { ar: 'أساسيات React', en: 'React basics' },
    categoryId: 'web-development',
    difficulty: 'beginner',
    lessons: 19,
    hours: 3,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'التسويق الرقمي للمبتدئين', en: 'Digital marketing for beginners' },
    categoryId: 'digital-marketing',
    difficulty: 'beginner',
    lessons: 12,
    hours: 5,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'تصميم الهوية البصرية', en: 'Visual identity design' },
    categoryId: 'design-creativity',
    difficulty: 'intermediate',
    lessons: 16,
    hours: 8,
    rating: 4.8,
    price: 15,
  },
  {
    title: { ar: 'من الفكرة إلى خطة العمل', en: 'From idea to business plan' },
    categoryId: 'business-management',
    difficulty: 'intermediate',
    lessons: 14,
    hours: 6,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'مقابلة العمل بثقة', en: 'Confident job interviews' },
    categoryId: 'personal-skills',
    difficulty: 'beginner',
    lessons: 9,
    hours: 2,
    rating: 4.8,
    price: 0,
  },
  {
    title: { ar: 'إدارة المشاريع الرشيقة', en: 'Agile project management' },
    categoryId: 'project-management',
    difficulty: 'advanced',
    lessons: 20,
    hours: 12,
    rating: 4.8,
    price: 25,
  },
];
