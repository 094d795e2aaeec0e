import { type Difficulty, typedNumber } from '@masar/domain';
import type { CourseDetail } from '#subjects/courses/course-answers';
import type { CourseChange, NewCourse } from '../authoring.queries';

/** A line of a list in both languages; English may be left out. */
export interface BilingualLine {
  ar: string;
  en: string;
}

/** A skill of the vocabulary that the course needs before; `label` of those that were chosen just now. */
export interface StatedNeed {
  skillId: string;
  level: number;
  label?: BilingualLine;
}

/** The field of the server that a refused need is told beside. */
export const nameOfNeed = (at: number): string => `needs.${at}.skillId`;

/** The course as its form holds it: everything is text while it is typed. */
export interface CourseFormValues {
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  categoryId: string;
  difficulty: Difficulty;
  hours: string;
  price: string;
  imageUrl: string;
  learningPoints: BilingualLine[];
  requirements: BilingualLine[];
  skills: BilingualLine[];
  needs: StatedNeed[];
  requiresReview: boolean;
  opensFirstLesson: boolean;
}

/** Level beginner, one hour and price 0 unless said otherwise (spec 5). */
export const emptyCourse: CourseFormValues = {
  titleAr: '',
  titleEn: '',
  descriptionAr: '',
  descriptionEn: '',
  categoryId: '',
  difficulty: 'beginner',
  hours: '1',
  price: '0',
  imageUrl: '',
  learningPoints: [],
  requirements: [],
  skills: [],
  needs: [],
  requiresReview: false,
  opensFirstLesson: true,
};

export const bilingualLists = ['learningPoints', 'requirements', 'skills'] as const;

export const toCourseForm = (course: CourseDetail): CourseFormValues => ({
  titleAr: course.titleAr,
  titleEn: course.titleEn,
  descriptionAr: course.descriptionAr,
  descriptionEn: course.descriptionEn,
  categoryId: course.categoryId,
  difficulty: course.difficulty,
  hours: String(course.durationHours),
  price: String(Number(course.price)),
  imageUrl: course.thumbnailUrl ?? '',
  learningPoints: course.learningPoints,
  requirements: course.requirements,
  skills: course.skills,
  needs: course.needs,
  requiresReview: course.requiresReview,
  opensFirstLesson: course.opensFirstLesson,
});

/** The fields without which nothing is sent (spec 5). */
export const missingFields = (values: Pick<CourseFormValues, 'titleAr' | 'descriptionAr' | 'categoryId'>) =>
  (['titleAr', 'descriptionAr', 'categoryId'] as const).filter((field) => !values[field].trim());

/** What cannot be read as a number becomes one that the server refuses, beside its field. */
function amount(text: string): number {
  const count = text.trim() ? typedNumber(text) : 0;
  return Number.isNaN(count) ? -1 : count;
}

export const toNewCourse = (values: CourseFormValues): NewCourse => ({
  titleAr: values.titleAr,
  titleEn: values.titleEn,
  descriptionAr: values.descriptionAr,
  descriptionEn: values.descriptionEn,
  categoryId: values.categoryId,
  level: values.difficulty,
  duration: amount(values.hours),
  imageUrl: values.imageUrl,
  price: amount(values.price),
});

/** Lines of which nothing was typed are not sent; called before sending, so that errors name the right line. */
export function withoutEmptyLines(values: CourseFormValues): CourseFormValues {
  const filled = (lines: BilingualLine[]) => lines.filter(({ ar, en }) => ar.trim() || en.trim());
  return {
    ...values,
    learningPoints: filled(values.learningPoints),
    requirements: filled(values.requirements),
    skills: filled(values.skills),
  };
}

export const toCourseChange = ({ hours, price, imageUrl, needs, ...values }: CourseFormValues): CourseChange => ({
  ...values,
  needs: needs.map(({ skillId, level }) => ({ skillId, level })),
  durationHours: amount(hours),
  price: amount(price),
  thumbnailUrl: imageUrl,
});

/** The first language whose title or description was complained about. */
export function wrongLanguage(errorOf: (field: string) => string | undefined): 'ar' | 'en' | undefined {
  if (errorOf('titleAr') ?? errorOf('descriptionAr')) return 'ar';
  return (errorOf('titleEn') ?? errorOf('descriptionEn')) ? 'en' : undefined;
}
