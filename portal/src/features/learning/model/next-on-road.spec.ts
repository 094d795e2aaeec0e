import { aCourse } from '#testing/courses';
import { nextOnRoad } from './next-on-road';

const finished = aCourse({ id: 'html', difficulty: 'intermediate' });

describe('the next course on the road', () => {
  it('is of the same track, ready, new to the learner and no easier [REC-1]', () => {
    const courses = [
      finished,
      aCourse({ id: 'easier', difficulty: 'beginner' }),
      aCourse({ id: 'other', difficulty: 'intermediate', categoryId: 'personal-skills' }),
      aCourse({ id: 'unready', difficulty: 'intermediate', isInPreparation: true }),
      aCourse({ id: 'joined', difficulty: 'intermediate' }),
      aCourse({ id: 'harder', difficulty: 'advanced' }),
      aCourse({ id: 'next', difficulty: 'intermediate' }),
    ];
    expect(nextOnRoad(courses, finished, new Set(['joined', 'html']))?.id).toBe('next');
  });

  it('is none where the track ends [REC-1]', () => {
    expect(nextOnRoad([finished], finished, new Set(['html']))).toBeUndefined();
  });
});
