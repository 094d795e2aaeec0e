import { rulesOf } from './kinds/rules-of-kinds.ts';
import {
  above0,
  type Form,
  Formless,
  note,
  object,
  oneOf,
  questionLimits,
  record,
  text,
  written,
} from './parts/read-form.ts';
import { type Question, questionKinds } from './question.ts';

const base = { id: text(60), prompt: written, explanation: note, points: above0(questionLimits.points) };

/**
 * What was sent as a question, or the path to its first part that can't be one's (QB-1). Whoever writes has to say what
 * they mean; whether it is a good question is said by `questionWarnings`.
 */
export function readQuestion(value: unknown): { question: Question } | { wrong: string } {
  try {
    const kind = oneOf(...questionKinds)(record(value, '')['kind'], 'kind');
    const rules = rulesOf({ kind });
    const question = object({ ...base, kind: oneOf(kind), ...rules.form } as Form<Question>)(value, '');
    const wrong = rules.wrongRelation(question);
    return wrong === undefined ? { question } : { wrong };
  } catch (error) {
    if (error instanceof Formless) return { wrong: error.message };
    throw error;
  }
}
