import { emptyCourse, missingFields, toCourseChange, toNewCourse, withoutEmptyLines } from './course-form';

const filled = { ...emptyCourse, titleAr: 'أساسيات', descriptionAr: 'وصف', categoryId: 'web-development' };

describe('the course form', () => {
  it('wants the Arabic title, the Arabic description and a category [CRS-3]', () => {
    expect(missingFields(emptyCourse)).toEqual(['titleAr', 'descriptionAr', 'categoryId']);
    expect(missingFields({ ...filled, titleAr: '  ' })).toEqual(['titleAr']);
    expect(missingFields(filled)).toEqual([]);
  });

  it('sends level, duration, imageUrl and the price as a number, and never counts or ratings [CRS-3]', () => {
    expect(toNewCourse({ ...filled, hours: '3', price: '49.99' })).toEqual({
      titleAr: 'أساسيات',
      titleEn: '',
      descriptionAr: 'وصف',
      descriptionEn: '',
      categoryId: 'web-development',
      level: 'beginner',
      duration: 3,
      imageUrl: '',
      price: 49.99,
    });
  });

  it('starts as a free beginners’ course of one hour [CRS-3]', () => {
    expect(toNewCourse(filled)).toMatchObject({ level: 'beginner', duration: 1, price: 0 });
  });

  it('leaves out list lines without any text [CRS-4]', () => {
    const skills = [
      { ar: ' ', en: '' },
      { ar: '', en: 'HTML' },
    ];
    expect(withoutEmptyLines({ ...filled, skills }).skills).toEqual([{ ar: '', en: 'HTML' }]);
  });

  it('changes a course under the names of its fields [CRS-4]', () => {
    expect(
      toCourseChange({ ...filled, difficulty: 'advanced', hours: '8', imageUrl: 'https://a.example/b.png' }),
    ).toMatchObject({
      difficulty: 'advanced',
      durationHours: 8,
      thumbnailUrl: 'https://a.example/b.png',
      requiresReview: false,
      opensFirstLesson: true,
    });
  });
});
