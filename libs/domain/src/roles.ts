import { normalizeText } from './search/normalize.ts';

/** The four roles of the platform, the default one first (spec 1). */
export const roles = ['student', 'instructor', 'volunteer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What files of schools call them, as the search folds it and without the ending of women. */
const roleWords: Record<Role, readonly string[]> = {
  student: ['طالب', 'متعلم', 'متدرب', 'تلميذ', 'student', 'learner', 'trainee'],
  instructor: ['مدرب', 'معلم', 'مدرس', 'استاذ', 'محاضر', 'instructor', 'teacher', 'trainer'],
  volunteer: ['متطوع', 'volunteer'],
  admin: ['مدير', 'مشرف', 'اداري', 'admin', 'administrator'],
};

/** The role that a word of either language means; another word as it is, for whoever refuses it (CON-1). */
export function roleCalled(word: string): string {
  const plain = normalizeText(word).trim().replace(/^ال/, '').replace(/ه$/, '');
  return roles.find((role) => roleWords[role].includes(plain)) ?? word;
}

/** What a new account becomes (spec 9). */
export const defaultRole: Role = 'student';

/** Characters of why somebody asks for another role, and of why it was refused (AUTH-7). */
export const roleRequestLimits = { reasonMaximum: 500 } as const;

/** Where each role lands after signing in (spec 4). */
export const roleHome: Record<Role, string> = {
  student: '/dashboard',
  instructor: '/instructor-dashboard',
  volunteer: '/volunteer-dashboard',
  admin: '/admin-dashboard',
};
