import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { lessonStations } from './lesson-stations';

const course = (...states: CurriculumLesson['state'][]) => states.map((state, index) => ({ id: `${index}`, state }));
const drawn = (stations: ReturnType<typeof lessonStations>) =>
  stations.map(({ state, isReached }) => (isReached ? state : `(${state})`)).join(' ');

describe('the stations of a course', () => {
  it('are one for each lesson, and the way leads to the one after what is completed [LSN-2]', () => {
    expect(drawn(lessonStations(course('completed', 'open', 'open'), '1', 12))).toBe('done here (ahead)');
    expect(drawn(lessonStations(course('completed', 'completed', 'open'), '1', 12))).toBe('done done-here ahead');
  });

  it('stand where the reader is, not where the first open lesson is [LSN-2]', () => {
    expect(drawn(lessonStations(course('open', 'open', 'completed'), '1', 12))).toBe('ahead (here) done');
  });

  it('are one for several lessons of a long course, reached when all of them are completed [LSN-2]', () => {
    const long = course('completed', 'completed', 'completed', 'open', 'open', 'open');
    expect(drawn(lessonStations(long, '3', 3))).toBe('done here (ahead)');
  });
});
