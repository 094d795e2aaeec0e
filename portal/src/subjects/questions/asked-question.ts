import { type AskedParts, askedParts, drawnValues, type Question, type QuestionKind, withValues } from '@masar/domain';

/** A question with all that it takes to be asked, and nothing of its key (EVD-2); lists of other kinds are empty. */
export interface AskedQuestion extends AskedParts {
  id: string;
  kind: QuestionKind;
  /** Markdown. */
  promptAr: string;
  promptEn: string;
}

/** A question of a bank as its author looks at it; steps stand upside down, so that there is something to do (QB-2). */
export function askedOf(question: Question, seed = 1): AskedQuestion {
  const values = drawnValues(question, seed) ?? {};
  const { items, ...parts } = askedParts(question);
  return {
    id: question.id,
    kind: question.kind,
    promptAr: withValues(question.prompt.ar, values),
    promptEn: withValues(question.prompt.en, values),
    ...parts,
    items: items.toReversed(),
  };
}
