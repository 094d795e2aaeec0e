/** The four roles of the platform, the default one first (spec 1). */
export const roles = ['student', 'instructor', 'volunteer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a new account becomes (spec 9). */
export const defaultRole: Role = 'student';

/** Where each role lands after signing in (spec 4). */
export const roleHome: Record<Role, string> = {
  student: '/dashboard',
  instructor: '/instructor-dashboard',
  volunteer: '/volunteer-dashboard',
  admin: '/admin-dashboard',
};
