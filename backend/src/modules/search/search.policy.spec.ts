import { searchKinds } from '@masar/domain';
import { kindsFor, titledKindsFor } from './search.policy.js';

const viewer = { id: 'someone', role: 'student' as const };

describe('what can be found', () => {
  it('has a public page where nobody is signed in [SRCH-1]', () => {
    expect(kindsFor(undefined)).toEqual(['course', 'lesson']);
    expect(kindsFor(undefined, 'discussion')).toEqual([]);
  });

  it('is everything for signed-in people, or the kind they ask for [SRCH-1]', () => {
    expect(kindsFor(viewer)).toEqual(searchKinds);
    expect(kindsFor(viewer, 'job')).toEqual(['job']);
  });

  it('is suggested by titles, not by places within texts [SRCH-2]', () => {
    expect(titledKindsFor(viewer)).toEqual(searchKinds.filter((kind) => kind !== 'section'));
    expect(titledKindsFor(undefined)).toEqual(['course', 'lesson']);
  });
});
