import { isDeepStrictEqual } from 'node:util';
import { toCsv } from '@masar/domain';
import { withOwnPartIds, writtenKind } from '../kinds/written-kinds.js';
import { relationsOf } from '../relations.js';
import type { WritableQuestion, WrittenQuestions } from '../written-questions.js';
import { type Cells, pair } from './cells.js';
import { columns } from './columns.js';
import { readCsv } from './read-csv.js';

/** Questions as a CSV file; what is not the same when it is read again is left out and named (QB-3). */
export function writeCsv(questions: readonly WritableQuestion[]): WrittenQuestions {
  const rows = questions.map((written) => rowOf(written));
  const isKept = rows.map((row, at) => row !== undefined && isReadAgain(row, questions[at]!));
  return {
    text: table(rows.filter((row, at): row is string[] => row !== undefined && isKept[at]!)),
    leftOut: [...isKept.keys()].filter((at) => !isKept[at]),
  };
}

const table = (rows: string[][]): string => toCsv(columns, rows);

function isReadAgain(row: string[], { question, name, tags, ...named }: WritableQuestion): boolean {
  const [read] = readCsv(table([row])).questions;
  return isDeepStrictEqual(
    read && { name: read.name, tags: read.tags, ...relationsOf(read), question: read.question },
    {
      name,
      tags,
      ...relationsOf(named),
      question: { ...withOwnPartIds(question), id: '' },
    },
  );
}

function rowOf({ question, name, tags, skillId, lessonId }: WritableQuestion): string[] | undefined {
  const key = writtenKind(question).csv?.write(question);
  if (!key) return undefined;
  const cells: Cells = {
    kind: question.kind,
    name,
    tags: tags.join(';'),
    skill: skillId ?? '',
    lesson: lessonId ?? '',
    points: String(question.points),
    ...pair('prompt', question.prompt),
    ...(question.explanation && pair('explanation', question.explanation)),
    ...key,
  };
  return columns.map((column) => cells[column] ?? '');
}
