import { beginningOf } from '@masar/domain';
import { type Language, textIn } from '@masar/i18n';
import { pickLocalized } from '@masar/i18n';
import type { CourseDetail } from '#subjects/courses/course-answers';

/** Search engines show about this many characters of a description. */
const SUMMARY_LENGTH = 160;

/** The beginning of a text, cut between two words. */
export const summaryOf = (text: string): string => beginningOf(text.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH);

/** The course for search engines, as schema.org describes one (PUB-7, https://schema.org/Course); offered once it is ready. */
export function courseData(course: CourseDetail, language: Language, provider: string): object {
  const isFree = Number(course.price) === 0;
  const { instructor } = course;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: pickLocalized(course, 'title', language),
    description: pickLocalized(course, 'description', language),
    inLanguage: language,
    provider: { '@type': 'EducationalOrganization', name: provider },
    educationalLevel: course.difficulty,
    isAccessibleForFree: isFree,
    ...(course.thumbnailUrl && { image: course.thumbnailUrl }),
    ...(course.skills.length > 0 && { teaches: course.skills.map((skill) => textIn(skill, language)) }),
    ...(!course.isInPreparation && {
      offers: {
        '@type': 'Offer',
        category: isFree ? 'Free' : 'Paid',
        price: course.price,
        priceCurrency: 'USD',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${course.durationHours}H`,
        ...(instructor && {
          instructor: { '@type': 'Person', name: pickLocalized(instructor, 'name', language) || instructor.name },
        }),
      },
    }),
    ...(course.reviewsCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: course.rating, ratingCount: course.reviewsCount },
    }),
  };
}
