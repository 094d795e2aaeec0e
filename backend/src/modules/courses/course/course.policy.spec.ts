import { roles } from '@masar/domain';
import { mayEditCourse, mayViewCourse } from './course.policy.js';

const draft = { instructorId: 'owner', isPublished: false };
const published = { ...draft, isPublished: true };

describe('course policy', () => {
  it('shows published courses to everybody [CRS-7]', () => {
    expect(mayViewCourse(published, undefined)).toBe(true);
  });

  it('shows drafts to their instructor and to admins only [CRS-3]', () => {
    const seers = roles.filter((role) => mayViewCourse(draft, { id: 'someone', role }));
    expect(seers).toEqual(['admin']);
    expect(mayViewCourse(draft, { id: 'owner', role: 'instructor' })).toBe(true);
    expect(mayViewCourse(draft, undefined)).toBe(false);
  });

  it('keeps an unpublished course open to those enrolled [CRS-3]', () => {
    expect(mayViewCourse(draft, { id: 'learner', role: 'student' }, true)).toBe(true);
  });

  it('lets only the instructor and admins edit [CRS-4]', () => {
    const editors = roles.filter((role) => mayEditCourse(published, { id: 'someone', role }));
    expect(editors).toEqual(['admin']);
    expect(mayEditCourse(published, { id: 'owner', role: 'instructor' })).toBe(true);
    expect(mayEditCourse(published, { id: 'owner', role: 'student' })).toBe(false);
    expect(mayEditCourse({ instructorId: null }, undefined)).toBe(false);
  });
});
