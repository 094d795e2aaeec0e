import type { Course } from '#subjects/courses/course-answers';
import { recommendedCourses } from './recommended-courses';

const courses = ['a', 'b', 'c'].map((id) => ({ id, isInPreparation: false })) as Course[];
const ids = (enrolledIn: string[]) => recommendedCourses(courses, new Set(enrolledIn)).map(({ id }) => id);

describe('recommended courses', () => {
  it('are the first two [DSH-6]', () => {
    expect(ids([])).toEqual(['a', 'b']);
  });

  it('leave courses in preparation out [CRS-10]', () => {
    const toCome = { id: 'd', isInPreparation: true } as Course;
    expect(recommendedCourses([toCome, ...courses], new Set()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('put courses that the learner has already behind new ones [DSH-6]', () => {
    expect([ids(['a']), ids(['a', 'b', 'c'])]).toEqual([
      ['b', 'c'],
      ['a', 'b'],
    ]);
  });
});
