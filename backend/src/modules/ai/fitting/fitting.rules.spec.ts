import { groupOf } from './fitting.rules.js';

const course = { id: 'c', instructorId: 'teacher' };
const nothing = { followed: [], dismissed: [] };

describe('the order in which the catalogue fits somebody', () => {
  it('puts what can be gone on with first, then what is finished, not wanted or one’s own, then what nobody can join [REC-4]', () => {
    const following = (isCompleted: boolean) => ({
      ...nothing,
      followed: [{ courseId: 'c', progress: 0.5, isCompleted }],
    });
    expect(groupOf(course, nothing, 'me')).toBe(0);
    expect(groupOf(course, following(false), 'me')).toBe(0);
    expect(groupOf(course, following(true), 'me')).toBe(1);
    expect(groupOf(course, { ...nothing, dismissed: [{ courseId: 'c', reason: 'not-now' }] }, 'me')).toBe(1);
    expect(groupOf(course, nothing, 'teacher')).toBe(1);
    expect(groupOf(undefined, nothing, 'me')).toBe(2);
  });
});
