import { courseGrade, learningHours, lessonMinutes, lessonState, progressPercent } from './index.ts';

describe('lesson state', () => {
  const enrolled = { total: 4, enrolled: true };

  it('opens only the first lesson to visitors who are not enrolled [LSN-1]', () => {
    const states = [0, 1, 2, 3].map((index) => lessonState({ index, total: 4, enrolled: false, progress: 0 }));
    expect(states).toEqual(['open', 'locked', 'locked', 'locked']);
  });

  it('lets the learner’s own record decide before the position rule [LSN-1]', () => {
    expect(lessonState({ ...enrolled, index: 0, progress: 100, recordedAsCompleted: false })).toBe('open');
    expect(lessonState({ ...enrolled, index: 3, progress: 0, recordedAsCompleted: true })).toBe('completed');
  });

  it('falls back to the position share where no record exists [LSN-1]', () => {
    expect(lessonState({ ...enrolled, index: 1, progress: 50 })).toBe('completed');
    expect(lessonState({ ...enrolled, index: 2, progress: 50 })).toBe('open');
  });
});

describe('learning figures', () => {
  it.each([
    [undefined, 10],
    [null, 10],
    [60, 1],
    [61, 2],
  ])('shows %s seconds as %s minutes [LSN-1]', (seconds, minutes) => {
    expect(lessonMinutes(seconds)).toBe(minutes);
  });

  it('states progress as a numeric string with two decimals [ENR-3]', () => {
    expect([progressPercent(1, 3), progressPercent(3, 3), progressPercent(0, 0)]).toEqual(['33.33', '100.00', '0.00']);
  });

  it('counts learning hours to one decimal at most [ENR-4]', () => {
    expect([learningHours(86_400), learningHours(1_980)]).toEqual([24, 0.6]);
  });

  it('grades 100 without quizzes and the mean of the scores otherwise [CRT-1]', () => {
    expect([courseGrade([]), courseGrade([100, 66.67])]).toEqual([null, '83.34']);
    expect([courseGrade([100, 33.33]), courseGrade([20, 20, 33.33, 33.33])]).toEqual(['66.67', '26.67']);
  });
});
