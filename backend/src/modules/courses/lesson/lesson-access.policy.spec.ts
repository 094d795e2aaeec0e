import { courseRights } from '@masar/domain';
import { opensLesson } from './lesson-access.policy.js';

const student = { id: 'student', role: 'student' } as const;
const author = { id: 'author', role: 'instructor' } as const;
const otherInstructor = { id: 'other', role: 'instructor' } as const;
const admin = { id: 'admin', role: 'admin' } as const;
const later = { right: null, isEnrolled: false, isFirst: false };

describe('who opens a lesson', () => {
  it('opens a later lesson to the enrolled, those who teach it and admins only [LSN-3]', () => {
    expect(opensLesson(admin, later)).toBe(true);
    expect(courseRights.every((right) => opensLesson(author, { ...later, right }))).toBe(true);
    expect([student, otherInstructor].map((viewer) => opensLesson(viewer, later))).toEqual([false, false]);
    expect(opensLesson(student, { ...later, isEnrolled: true })).toBe(true);
  });

  it('opens the first lesson to anybody signed in [LSN-3]', () => {
    expect(opensLesson(student, { ...later, isFirst: true })).toBe(true);
  });
});
