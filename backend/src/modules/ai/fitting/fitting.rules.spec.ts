import { newcomer } from '@masar/domain';
import type { Learner } from '../recommendation/learner.js';
import { isDoneWith, missingFirst } from './fitting.rules.js';

const nobody: Learner = {
  followed: [],
  dismissed: [],
  taught: new Set<string>(),
  held: new Map(),
  wanted: [],
  track: null,
};
const following = (isCompleted: boolean): Learner => ({
  ...nobody,
  followed: [{ courseId: 'c', progress: 0.5, isCompleted }],
});

describe('the order in which the catalogue fits somebody', () => {
  it('puts what is finished, not wanted or one’s own behind what can be gone on with [REC-4]', () => {
    expect(isDoneWith('c', nobody)).toBe(false);
    expect(isDoneWith('c', following(false))).toBe(false);
    expect(isDoneWith('c', following(true))).toBe(true);
    expect(isDoneWith('c', { ...nobody, dismissed: [{ courseId: 'c', reason: 'not-now' }] })).toBe(true);
    expect(isDoneWith('c', { ...nobody, taught: new Set(['c']) })).toBe(true);
  });

  it('says what is missing first, and nothing to those who are in the course or teach it [PRE-3]', () => {
    const course = { id: 'c', needs: [{ skillId: 'html', level: 2 }] };
    expect(missingFirst(course, nobody, newcomer)).toEqual(course.needs);
    expect(missingFirst(course, nobody, { ...newcomer, known: new Map([['html', 2]]) })).toEqual([]);
    expect(missingFirst(course, following(false), newcomer)).toEqual([]);
    expect(missingFirst(course, { ...nobody, taught: new Set(['c']) }, newcomer)).toEqual([]);
  });
});
