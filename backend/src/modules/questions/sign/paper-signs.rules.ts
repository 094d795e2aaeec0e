/** A paper of which less was answered was handed in to see what it asks. */
const answeredAtLeast = 1 / 4;

export const isEmptyPaper = (answered: number, asked: number): boolean => answered < asked * answeredAtLeast;

/** Questions of a paper, by whether an account that looks thrown away was shown their key before. */
export interface RightAnswers {
  known: { asked: number; right: number };
  other: { asked: number; right: number };
}

/** All right where the key went round, and hardly anything where it did not: at least so many of each say something. */
const saysSomethingFrom = { known: 3, other: 2 };

export const equalsKnownKey = ({ known, other }: RightAnswers): boolean =>
  known.asked >= saysSomethingFrom.known &&
  other.asked >= saysSomethingFrom.other &&
  known.right === known.asked &&
  other.right * 2 <= other.asked;
