import type { components } from '@masar/contracts';

export type User = components['schemas']['UserRecord'];

/** A person's name, or the address where none was given. */
export const nameOfUser = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** For choices: two people may share a name. */
export const userChoice = (user: User): string =>
  user.firstName || user.lastName ? `${nameOfUser(user)} · ${user.email}` : user.email;
