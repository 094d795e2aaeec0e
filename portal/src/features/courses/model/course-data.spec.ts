import { aCourseDetail } from '#testing/courses';
import { courseData, summaryOf } from './course-data';

describe('what search engines read about a course', () => {
  it('is a schema.org Course in the page’s language [PUB-7]', () => {
    const course = aCourseDetail({ price: '0.00', reviewsCount: 0, titleAr: 'أساسيات', titleEn: 'Basics' });
    expect(courseData(course, 'ar', 'مؤسسة نور')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'أساسيات',
      inLanguage: 'ar',
      provider: { name: 'مؤسسة نور' },
      isAccessibleForFree: true,
      offers: { category: 'Free', priceCurrency: 'USD' },
    });
    expect(courseData(course, 'en', 'Noor')).toMatchObject({ name: 'Basics', inLanguage: 'en' });
  });

  it('names a rating only when somebody has rated [PUB-7]', () => {
    expect(courseData(aCourseDetail({ reviewsCount: 0 }), 'ar', 'مؤسسة نور')).not.toHaveProperty('aggregateRating');
    expect(courseData(aCourseDetail({ reviewsCount: 4, rating: '4.50' }), 'ar', 'مؤسسة نور')).toMatchObject({
      aggregateRating: { ratingValue: '4.50', ratingCount: 4 },
    });
  });

  it('cuts a long description between two words [PUB-7]', () => {
    expect(summaryOf('كلمة قصيرة')).toBe('كلمة قصيرة');
    const summary = summaryOf('word '.repeat(60));
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary.endsWith('word…')).toBe(true);
  });
});
