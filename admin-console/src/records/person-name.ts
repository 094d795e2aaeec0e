interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** A person's name, or the address where none was given. */
export const personName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** How an account is called where one chooses among many: names repeat, addresses do not. */
export const personChoice = ({ firstName, lastName, email }: Named): string =>
  [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(' · ');
