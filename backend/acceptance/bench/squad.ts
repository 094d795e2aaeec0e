import { readFileSync } from 'node:fs';

interface SquadFile {
  data: { paragraphs: { context: string; qas: { question: string }[] }[] }[];
}

export interface Passages {
  passages: string[];
  /** Each question with the place of the passage that answers it. */
  questions: { text: string; passage: number }[];
}

/** Reads a file in the form of SQuAD as a task of finding: a question in, its paragraph out. */
export function readPassages(path: string): Passages {
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as SquadFile;
  const paragraphs = data.flatMap((article) => article.paragraphs);
  return {
    passages: paragraphs.map(({ context }) => context),
    questions: paragraphs.flatMap(({ qas }, passage) => qas.map(({ question }) => ({ text: question, passage }))),
  };
}
