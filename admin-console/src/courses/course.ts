import type { components } from '@masar/contracts';
import { pickLocalized, type Language } from '@masar/i18n';

export type Course = components['schemas']['CourseRecord'];

/** For choices and headings. */
export const courseTitle = (course: Pick<Course, 'titleAr' | 'titleEn'>, language: Language): string =>
  pickLocalized(course, 'title', language);
