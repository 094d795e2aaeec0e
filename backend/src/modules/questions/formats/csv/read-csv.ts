import { type ChoiceOption, type LocalizedMarkdown, type Question, readCsvTable, readNumber } from '@masar/domain';
import { partId } from '../part-ids.js';
import { readInto, type ReadQuestions, Unreadable } from '../read-questions.js';
import { relationsOf } from '../relations.js';
import { hasText } from '../texts/languages.js';
import { mostParts } from './columns.js';

type Row = (column: string) => string;

interface Part {
  text: LocalizedMarkdown;
  share: string;
}

/** A CSV file with the columns of `columns.ts` as questions (QB-3). */
export function readCsv(text: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let rows: string[][];
  try {
    rows = readCsvTable(text);
  } catch {
    return { questions: [], skipped: [{ place: '1', reason: 'broken', detail: 'CSV' }] };
  }
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.trim().toLowerCase());
  body.forEach((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    readInto(result, String(at + 2), () => readRow((column) => cells[names.indexOf(column)]?.trim() ?? ''));
  });
  return result;
}

function readRow(row: Row) {
  const localized = (column: string): LocalizedMarkdown => ({ ar: row(`${column}_ar`), en: row(`${column}_en`) });
  const prompt = localized('prompt');
  if (!hasText(prompt)) throw new Unreadable('no-prompt');
  const parts = Array.from({ length: mostParts }, (_, at): Part => ({
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

function numberIn(text: string): number {
  const value = readNumber(text);
  if (value === undefined) throw new Unreadable('broken', text.slice(0, 80));
  return value;
}

/** Empty is nothing; a sign of rightness is all. */
function shareOf(share: string): number {
  if (share === '') return 0;
  if (/^(x|✓|✔|صح|yes|true)$/i.test(share)) return 100;
  return numberIn(share.replace(/[%٪]$/, ''));
}

function keyOf(row: Row, parts: Part[]) {
  const kind = row('kind').toLowerCase();
  const settings = row('settings').split(/[;,\s]+/);
  const shuffles = !settings.includes('fixed');
  const isExact = settings.includes('exact');
  const shares = parts.map(({ share }) => shareOf(share));
  const needsKey = () => {
    if (!shares.some((share) => share > 0)) throw new Unreadable('no-key');
  };
  const accepted = parts.map(({ text }, at) => ({
    text: text.ar || text.en,
    weight: shares[at] || (parts[at]!.share === '' ? 100 : 0),
  }));
  switch (kind) {
    case 'single':
    case 'multiple': {
      needsKey();
      const options = parts.map(({ text }, at): ChoiceOption => ({ id: partId('o', at), text, weight: shares[at]! }));
      if (kind === 'single') return { kind, options, shuffles } as const;
      return {
        kind,
        options,
        credit: settings.includes('all-or-nothing') ? 'all-or-nothing' : 'partial',
        shuffles,
      } as const;
    }
    case 'true-false':
      return { kind, isTrue: isTrue(parts[0]) } as const;
    case 'short-text':
      if (accepted.length === 0) throw new Unreadable('no-key');
      return { kind, accepted, exact: isExact } as const;
    case 'number': {
      if (accepted.length === 0) throw new Unreadable('no-key');
      const tolerance = row('tolerance') === '' ? 0 : numberIn(row('tolerance'));
      return {
        kind,
        unit: row('unit'),
        accepted: accepted.map(({ text, weight }) => ({ value: numberIn(text), tolerance, weight })),
      } as const;
    }
    case 'ordering':
      if (parts.length < 2) throw new Unreadable('no-key');
      return { kind, items: parts.map(({ text }, at) => ({ id: partId('i', at), text })) } as const;
    default:
      throw new Unreadable('unknown-kind', kind.slice(0, 40));
  }
}

function isTrue(part: Part | undefined): boolean {
  const words = (part?.text.ar || part?.text.en || '').toLowerCase();
  if (/^(true|yes|1|صح|صحيح|نعم)$/.test(words)) return true;
  if (/^(false|no|0|خطأ|خطا|خاطئ|لا)$/.test(words)) return false;
  throw new Unreadable('no-key', words.slice(0, 40));
}
