import { type Question, withOwnParts } from '@masar/domain';

/**
 * The questions as they are stored: they and their parts keep the ids that the lesson gave them, so that former answers
 * still point at them; all others get a new one, for names that authors give tell what is right (EVD-5).
 */
export function withLastingIds(questions: readonly Question[], former: readonly Question[], newId: () => string) {
  const known = new Set(former.flatMap(idsOf));
  const keep = (id: string): string => (known.delete(id) ? id : newId());
  return questions.map((question): Question => ({ ...renamed(question, keep), id: keep(question.id) }));
}

/** The question with other names for its parts, in their order. */
export const renamed = (question: Question, rename: (id: string) => string): Question =>
  // A part of a gap is `gap/part`.
  withOwnParts(question, { name: (id) => rename(id.slice(id.indexOf('/') + 1)), shuffled: (parts) => [...parts] });

function idsOf(question: Question): string[] {
  const ids = [question.id];
  renamed(question, (id) => `${ids.push(id)}`);
  return ids;
}
