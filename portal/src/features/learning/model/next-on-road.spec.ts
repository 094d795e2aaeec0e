import { aCourse } from '#testing/courses';
import { nextOnRoad } from './next-on-road';

const finished = aCourse({ id: 'html', difficulty: 'intermediate' });

describe('the next course on the road', () => {
  it('is of the same track, ready, new to the learner, to be taken now and no easier [REC-1] [PRE-2]', () => {
    const courses = [
      finished,
      aCourse({ id: 'easier', difficulty: 'beginner' }),
      aCourse({ id: 'other', difficulty: 'intermediate', categoryId: 'personal-skills' }),
      aCourse({ id: 'unready', difficulty: 'intermediate', isInPreparation: true }),
      aCourse({
        id: 'needing',
        difficulty: 'intermediate',
        missingFirst: [{ skillId: 'sql', labelAr: 'SQL', labelEn: 'SQL', level: 2 }],
      }),
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
