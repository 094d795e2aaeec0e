import { lessonAfter } from './lesson-after';

const lessons = [
  { id: 'a', state: 'open' as const },
  { id: 'b', state: 'completed' as const },
  { id: 'c', state: 'open' as const },
];

describe('the lesson after a completed one', () => {
  it('is the next of the curriculum [LSN-2]', () => {
    expect(lessonAfter(lessons, 'b')).toBe('c');
  });

  it('is the first open one after the last [LSN-2]', () => {
    expect(lessonAfter(lessons, 'c')).toBe('a');
  });

  it('does not exist when everything else is completed [LSN-2]', () => {
    const done = lessons.map((lesson) => ({ ...lesson, state: 'completed' as const }));
    expect(lessonAfter(done, 'c')).toBeUndefined();
  });
});
