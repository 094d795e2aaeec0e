import type { Course } from '#shared/courses/course-answers';
import { recommendedCourses } from './recommended-courses';

const courses = ['a', 'b', 'c'].map((id) => ({ id })) as Course[];
const ids = (enrolledIn: string[]) => recommendedCourses(courses, new Set(enrolledIn)).map(({ id }) => id);

describe('recommended courses', () => {
  it('are the first two [DSH-6]', () => {
    expect(ids([])).toEqual(['a', 'b']);
  });

  it('put courses that the learner has already behind new ones [DSH-6]', () => {
    expect([ids(['a']), ids(['a', 'b', 'c'])]).toEqual([
      ['b', 'c'],
      ['a', 'b'],
    ]);
  });
});
