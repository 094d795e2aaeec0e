import { AsyncLocalStorage } from 'node:async_hooks';
import { isoTime } from '#platform/database/iso-time';

/** Until when an answer is true by the clock alone, in milliseconds since 1970. */
interface AnswerTerm {
  readonly begun: number;
  until: number;
}

const terms = new AsyncLocalStorage<AnswerTerm>();

/** Makes an answer, and notes until when it is true as far as those who read for it know. */
export function withTerm<Made>(make: (term: AnswerTerm) => Made): Made {
  const term = { begun: Date.now(), until: Infinity };
  return terms.run(term, () => make(term));
}

/** Says that the clock changes at this moment what is being answered: a deadline passes, a skill expires. */
export function changesAt(moment: Date | string | null | undefined): void {
  const term = terms.getStore();
  if (!term || moment === null || moment === undefined) return;
  const at = Date.parse(isoTime(moment));
  // What was over before stays over; what ends while the answer is made may be in it as it was.
  if (at > term.begun) term.until = Math.min(term.until, at);
}
