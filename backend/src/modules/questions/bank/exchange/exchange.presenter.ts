import { type LocalizedMarkdown, picturesOf, plainBeginningOf, questionWarnings } from '@masar/domain';
import type { ReadQuestions } from '../../formats/read-questions.js';
import type { ImportTrialResponse } from './exchange.response.js';

/** The beginning of a text, in the language that it has. */
export const beginningOf = ({ ar, en }: LocalizedMarkdown): string => plainBeginningOf(ar || en, 160);

/** The same in each language; a text that lacks one begins as the other does. */
export const beginningsOf = ({ ar, en }: LocalizedMarkdown) => ({
  promptAr: plainBeginningOf(ar || en, 160),
  promptEn: plainBeginningOf(en || ar, 160),
});

export const toImportTrial = ({ questions, skipped }: ReadQuestions): ImportTrialResponse => ({
  questions: questions.map(({ place, name, question, tags, losses }) => ({
    place,
    name,
    kind: question.kind,
    prompt: beginningOf(question.prompt),
    tags,
    pictures: picturesOf(question).length,
    losses,
    warnings: questionWarnings(question),
  })),
  skipped,
});
