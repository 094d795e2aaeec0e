import { isDeepStrictEqual } from 'node:util';
import { type LocalizedMarkdown, type Question, toCsv } from '@masar/domain';
import { withOwnPartIds } from '../own-part-ids.js';
import { relationsOf } from '../relations.js';
import type { WritableQuestion, WrittenQuestions } from '../written-questions.js';
import { columns, mostParts } from './columns.js';
import { readCsv } from './read-csv.js';

type Cells = Partial<Record<string, string>>;

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
  const key = keyOf(question);
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

const pair = (column: string, { ar, en }: LocalizedMarkdown): Cells => ({ [`${column}_ar`]: ar, [`${column}_en`]: en });

function answers(parts: { text: LocalizedMarkdown; share: string }[]): Cells | undefined {
  if (parts.length > mostParts) return undefined;
  const cells = parts.map(({ text, share }, at) => ({
    ...pair(`answer_${at + 1}`, text),
    [`answer_${at + 1}_share`]: share,
  }));
  return Object.assign({}, ...cells) as Cells;
}

function keyOf(question: Question): Cells | undefined {
  const alike = (text: string): LocalizedMarkdown => ({ ar: text, en: '' });
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const settings = [
        ...(question.shuffles ? [] : ['fixed']),
        ...(question.kind === 'multiple' && question.credit === 'all-or-nothing' ? ['all-or-nothing'] : []),
      ];
      const cells = answers(
        question.options.map(({ text, weight }) => ({ text, share: weight === 0 ? '' : String(weight) })),
      );
      return cells && { ...cells, settings: settings.join(';') };
    }
    case 'true-false':
      return answers([
        { text: { ar: question.isTrue ? 'صح' : 'خطأ', en: question.isTrue ? 'true' : 'false' }, share: '' },
      ]);
    case 'short-text': {
      const cells = answers(
        question.accepted.map(({ text, weight }) => ({ text: alike(text), share: String(weight) })),
      );
      return cells && { ...cells, settings: question.exact ? 'exact' : '' };
    }
    case 'number': {
      const cells = answers(
        question.accepted.map(({ value, weight }) => ({ text: alike(String(value)), share: String(weight) })),
      );
      return cells && { ...cells, unit: question.unit, tolerance: String(question.accepted[0]?.tolerance ?? 0) };
    }
    case 'ordering':
      return answers(question.items.map(({ text }) => ({ text, share: '' })));
    case 'matching':
    case 'cloze':
    case 'hotspot':
    case 'calculated':
      return undefined;
  }
}
