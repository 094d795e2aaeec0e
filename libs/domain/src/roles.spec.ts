import { roleCalled } from './roles.ts';

describe('a role in a file', () => {
  it.each([
    ['طالب', 'student'],
    ['الطالبة', 'student'],
    ['مدرّب', 'instructor'],
    ['معلمة', 'instructor'],
    ['أستاذ', 'instructor'],
    ['متطوّع', 'volunteer'],
    ['مدير', 'admin'],
    ['Teacher', 'instructor'],
    ['student', 'student'],
    ['', ''],
    ['ملك', 'ملك'],
  ])('%s means %s [CON-1]', (word, role) => {
    expect(roleCalled(word)).toBe(role);
  });
});
