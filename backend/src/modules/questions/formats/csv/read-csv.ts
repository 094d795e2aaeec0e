import { headingsAt, type LocalizedMarkdown, type Question, questionKinds, readCsvTable } from '@masar/domain';
import { writtenKind } from '../kinds/written-kinds.js';
import { readInto, type ReadQuestions, Unreadable } from '../read-questions.js';
import { relationsOf } from '../relations.js';
import { hasText } from '../texts/languages.js';
import { numberIn } from './cells.js';
import { columns, mostParts } from './columns.js';
import { tellOtherColumns } from './other-columns.js';

type Row = (column: string) => string;

/** A CSV file with the columns of `columns.ts` as questions (QB-3). */
export function readCsv(text: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let rows: string[][];
  try {
    rows = readCsvTable(text);
  } catch {
    return { questions: [], skipped: [{ place: '1', reason: 'broken', detail: 'CSV' }] };
  }
  const heading = headingsAt(rows, (cells) => cells.some((cell) => cell.trim().toLowerCase() === 'kind'));
  const names = (rows[heading] ?? []).map((name) => name.trim().toLowerCase());
  tellOtherColumns(result, rows, heading, (name, place) => {
    const known = columns.find((column) => column === name.toLowerCase());
    return known !== undefined && names.indexOf(known) === place;
  });
  rows.forEach((cells, at) => {
    if (at <= heading) return;
    if (cells.every((cell) => cell.trim() === '')) return;
    readInto(result, String(at + 1), () => readRow((column) => cells[names.indexOf(column)]?.trim() ?? ''));
  });
  return result;
}

function readRow(row: Row) {
  const localized = (column: string): LocalizedMarkdown => ({ ar: row(`${column}_ar`), en: row(`${column}_en`) });
  const prompt = localized('prompt');
  if (!hasText(prompt)) throw new Unreadable('no-prompt');
  const parts = Array.from({ length: mostParts }, (_, at) => ({
    text: localized(`answer_${at + 1}`),
    share: row(`answer_${at + 1}_share`),
  })).filter(({ text }) => hasText(text));
  const explanation = localized('explanation');
  const question = {
    id: '',
    prompt,
    points: row('points') === '' ? 1 : numberIn(row('points')),
    ...(hasText(explanation) && { explanation }),
    ...keyOf(row, parts),
  } as Question;
  const tags = row('tags')
    .split(/[;،]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const relations = relationsOf({ skillId: row('skill'), lessonId: row('lesson') });
  return { name: row('name'), tags, ...relations, question, losses: [] };
}

/** Empty is nothing; a sign of rightness is all. */
function shareOf(share: string): number {
  if (share === '') return 0;
  if (/^(x|✓|✔|صح|yes|true)$/i.test(share)) return 100;
  return numberIn(share.replace(/[%٪]$/, ''));
}

function keyOf(row: Row, written: { text: LocalizedMarkdown; share: string }[]) {
  const name = row('kind').toLowerCase();
  const parts = written.map(({ text, share }) => ({ text, weight: shareOf(share), hasShare: share !== '' }));
  const kind = questionKinds.find((each) => each === name);
  const csv = kind && writtenKind({ kind }).csv;
  if (!csv) throw new Unreadable('unknown-kind', name.slice(0, 40));
  return csv.read({ cell: row, parts, settings: row('settings').split(/[;,\s]+/) });
}
