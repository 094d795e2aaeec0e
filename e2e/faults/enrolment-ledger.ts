/** One learner's wish to join one course, and what the server said about it. */
export interface Wish {
  userId: string;
  courseId: string;
  /** Answers 201 and 200 together: the server has promised the row. */
  promised: number;
  /** Answers 201: the server has said that this call made it. */
  created: number;
}

/** What a client remembers while the server and its database are killed under its hands (REL-6). */
export class EnrolmentLedger {
  readonly wishes: Wish[];
  /** Answers that no fault excuses, e.g. "500 {…}". */
  readonly wrongAnswers: string[] = [];
  private next = 0;

  constructor(users: readonly string[], courses: readonly string[]) {
    this.wishes = courses.flatMap((courseId) => users.map((userId) => ({ userId, courseId, promised: 0, created: 0 })));
  }

  get promised(): Wish[] {
    return this.wishes.filter(({ promised }) => promised > 0);
  }

  /** The next wish without an answer; starts over, so that those cut off by a fault are tried again. */
  take(): Wish | undefined {
    for (let tried = 0; tried < this.wishes.length; tried += 1) {
      const wish = this.wishes[this.next % this.wishes.length];
      this.next += 1;
      if (wish?.promised === 0) return wish;
    }
    return undefined;
  }

  record(wish: Wish, status: number, body: string): void {
    if (status === 201) wish.created += 1;
    if (status === 200 || status === 201) wish.promised += 1;
    else if (status !== 503) this.wrongAnswers.push(`${status} ${body.slice(0, 200)}`);
  }
}
