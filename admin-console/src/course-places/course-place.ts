import type { components } from '@masar/contracts';

export type CoursePlace = components['schemas']['CoursePlaceRecord'];

/** Whose place it is: the name, the address where there is none, a dash once the account is gone. */
export const personOf = ({ userName, email }: CoursePlace): string => userName ?? email ?? '—';
