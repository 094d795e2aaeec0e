import { courseRights, roles } from '@masar/domain';
import { mayAssistInCourse, mayDirectCourse, mayEditCourse, mayViewCourse } from './course.policy.js';

const draft = { right: null, isPublished: false };
const published = { ...draft, isPublished: true };
const instructor = { id: 'someone', role: 'instructor' } as const;

describe('course policy', () => {
  it('shows published courses to everybody [CRS-7]', () => {
    expect(mayViewCourse(published, undefined)).toBe(true);
  });

  it('shows drafts to those who teach them and to admins only [CRS-3]', () => {
    const seers = roles.filter((role) => mayViewCourse(draft, { id: 'someone', role }));
    expect(seers).toEqual(['admin']);
    expect(courseRights.every((right) => mayViewCourse({ ...draft, right }, instructor))).toBe(true);
    expect(mayViewCourse(draft, undefined)).toBe(false);
  });

  it('keeps an unpublished course open to those enrolled [CRS-3]', () => {
    expect(mayViewCourse(draft, { id: 'learner', role: 'student' }, true)).toBe(true);
  });

  it('lets only those who have the right, and admins, edit [CRS-4]', () => {
    const editors = roles.filter((role) => mayEditCourse(published, { id: 'someone', role }));
    expect(editors).toEqual(['admin']);
    expect(mayEditCourse({ right: 'owner' }, { id: 'owner', role: 'student' })).toBe(false);
    expect(mayEditCourse({ right: null }, undefined)).toBe(false);
  });

  it.each([
    ['owner', [true, true, true]],
    ['teacher', [true, true, false]],
    ['assistant', [true, false, false]],
    [null, [false, false, false]],
  ] as const)('lets %s assist, edit and direct as far as the right goes [CRS-14]', (right, may) => {
    const asked = [mayAssistInCourse, mayEditCourse, mayDirectCourse];
    expect(asked.map((ask) => ask({ right }, instructor))).toEqual(may);
    expect(asked.map((ask) => ask({ right }, { id: 'admin', role: 'admin' }))).toEqual([true, true, true]);
    expect(asked.some((ask) => ask({ right }, { id: 'someone', role: 'student' }))).toBe(false);
  });
});
