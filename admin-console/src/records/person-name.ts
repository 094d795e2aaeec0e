interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** How an account is called where one chooses among many: names repeat, addresses do not. */
export const personName = ({ firstName, lastName, email }: Named): string =>
  [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(' · ');
