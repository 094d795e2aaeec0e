import { achievementKeys, achievementPercent, achievementsOf, nextAndLast } from './achievements';

const nothing = { enrollments: 0, completedCourses: 0, certificates: 0, learningHours: 0 };
const enrolled = (...progress: string[]) =>
  progress.map((each) => ({ progress: each, enrolledAt: '2026-08-01T09:00:00Z', completedAt: null }));
const reached = (learning: Parameters<typeof achievementsOf>[0]) =>
  achievementsOf(learning)
    .filter(({ isReached }) => isReached)
    .map(({ key }) => key);

describe('achievements', () => {
  it('are none for somebody who has done nothing [DSH-6]', () => {
    expect(reached({ figures: nothing, enrollments: [] })).toEqual([]);
  });

  it('begin with an enrolment and the first completed lesson [DSH-6]', () => {
    const figures = { ...nothing, enrollments: 1 };
    expect(reached({ figures, enrollments: enrolled('0.00') })).toEqual(['firstEnrollment']);
    expect(reached({ figures, enrollments: enrolled('5.26') })).toEqual(['firstEnrollment', 'firstLesson']);
  });

  it('follow from half a course, a course, a certificate and hours of learning [DSH-6]', () => {
    const figures = { enrollments: 3, completedCourses: 1, certificates: 1, learningHours: 24 };
    expect(reached({ figures, enrollments: enrolled('31.58', '66.67', '100.00') })).toEqual(
      achievementKeys.filter((key) => key !== 'fiveCourses'),
    );
  });

  it('say how far it still is, and never more than all of it [DSH-6]', () => {
    const figures = { ...nothing, enrollments: 9, learningHours: 2.5 };
    const all = achievementsOf({ figures, enrollments: enrolled('25.00') });
    const percentOf = (key: string) => achievementPercent(all.find((achievement) => achievement.key === key)!);
    expect([percentOf('tenHours'), percentOf('halfway'), percentOf('firstEnrollment')]).toEqual([25, 50, 100]);
  });

  it('are told as the next one and the last one with its day [DSH-6]', () => {
    const figures = { enrollments: 2, completedCourses: 1, certificates: 1, learningHours: 3 };
    const enrollments = [
      ...enrolled('20.00'),
      { progress: '100.00', enrolledAt: '2026-07-01T09:00:00Z', completedAt: '2026-08-29T09:00:00Z' },
    ];
    const told = nextAndLast(achievementsOf({ figures, enrollments }));
    expect(told).toMatchObject([
      { key: 'tenHours', isReached: false },
      { key: 'firstCourse', isReached: true, reachedAt: '2026-08-29T09:00:00Z' },
    ]);
  });
});
