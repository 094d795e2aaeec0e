import type { components } from '@masar/contracts';
import { pickLocalized, type Language } from '@masar/i18n';

export type Course = components['schemas']['CourseRecord'];

/** Draft, in preparation or published. */
export const stateOfCourse = ({ isPublished, isInPreparation }: Course) =>
  isPublished ? (isInPreparation ? 'preparation' : 'published') : 'draft';

/** For choices and headings. */
export const courseTitle = (course: Pick<Course, 'titleAr' | 'titleEn'>, language: Language): string =>
  pickLocalized(course, 'title', language);
