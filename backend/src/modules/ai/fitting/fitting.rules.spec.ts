import { groupOf } from './fitting.rules.js';

const course = { id: 'c' };
const nothing = { followed: [], dismissed: [], taught: new Set<string>() };

describe('the order in which the catalogue fits somebody', () => {
  it('puts what can be gone on with first, then what is finished, not wanted or one’s own, then what nobody can join [REC-4]', () => {
    const following = (isCompleted: boolean) => ({
      ...nothing,
      followed: [{ courseId: 'c', progress: 0.5, isCompleted }],
    });
    expect(groupOf(course, nothing)).toBe(0);
    expect(groupOf(course, following(false))).toBe(0);
    expect(groupOf(course, following(true))).toBe(1);
    expect(groupOf(course, { ...nothing, dismissed: [{ courseId: 'c', reason: 'not-now' }] })).toBe(1);
    expect(groupOf(course, { ...nothing, taught: new Set(['c']) })).toBe(1);
    expect(groupOf(undefined, nothing)).toBe(2);
  });
});
