import { type ChoiceOption, foldedText, headingsAt, readCsvTable, readNumber } from '@masar/domain';
import { partId } from '../part-ids.js';
import { type Loss, readInto, type ReadQuestions, Unreadable } from '../read-questions.js';
import { takenPoints } from '../taken-points.js';
import { foreignText } from '../texts/foreign-text.js';
import { acceptedIn, hasText, oneName } from '../texts/languages.js';
import { tellOtherColumns } from './other-columns.js';

/** Whether a table has the columns of `columns.ts`. */
export const isOurTable = (text: string): boolean => {
  const lines = text.slice(0, 4000).split(/[\r\n]+/, 10);
  return lines.some((line) => /(?:^|[,;،\t"\s])kind(?:[,;،\t"\s]|$)/i.test(line) && /prompt_(?:ar|en)/i.test(line));
};

/** Headings under which other programs write the same, folded. */
const headings: Record<'prompt' | 'right' | 'points' | 'tags' | 'explanation' | 'name', RegExp> = {
  prompt: /^(?:question(?: ?text)?|question - max \d+ characters|prompt|stem|السوال|سوال|نص السوال)$/,
  right:
    /^(?:correct ?answers?(?: - .*)?|right ?answers?|correct(?: option)?|answer key|key|answer|الاجابه الصحيحه|الجواب الصحيح|الصحيح|الاجابه)$/,
  points: /^(?:points?|marks?|score|weight|الدرجه|الدرجات|النقاط)$/,
  tags: /^(?:tags?|topics?|category|subject|الوسوم|التصنيف|الموضوع)$/,
  explanation: /^(?:explanation|feedback|rationale|answer explanation|الشرح|التعليل|الملاحظات)$/,
  name: /^(?:title|name|العنوان|الاسم)$/,
};
const option =
  /^(?:(?:option|choice|answer|alternative|الخيار|خيار|الاجابه|البديل) ?([\da-h١-٨]|[ابجدهو])(?: - .*)?|([a-h]))$/;
/** What may stand before the number or letter of a column where the right one is named. */
const columnWord = /^(?:option|choice|answer|alternative|الخيار|خيار|الاجابه|البديل) ?/;
const letters = 'abcdefgh';
const arabicLetters = ['ا', 'ب', 'ج', 'د', 'ه', 'و'];

const folded = (heading: string): string => foldedText(heading.trim()).replace(/_/g, ' ').toLowerCase();

/** A table of another program: its columns are known by their headings, or it is said which are wanted (QB-3). */
export function readTable(text: string): ReadQuestions {
  let rows: string[][];
  try {
    rows = readCsvTable(text);
  } catch {
    throw new Unreadable('broken', 'CSV');
  }
  const isNamed = (cells: readonly string[], which: keyof typeof headings) =>
    cells.some((cell) => headings[which].test(folded(cell)));
  const heading = headingsAt(rows, (cells) => isNamed(cells, 'prompt') && isNamed(cells, 'right'));
  const head = rows[heading] ?? [];
  const names = head.map(folded);
  const at = (which: keyof typeof headings) => names.findIndex((name) => headings[which].test(name));
  const options = names.flatMap((name, place) => (option.test(name) ? [place] : []));
  if (at('prompt') < 0 || at('right') < 0) throw new Unreadable('file-columns', head.join(' · ').slice(0, 200));
  const result: ReadQuestions = { questions: [], skipped: [] };
  const read = new Set([...options, ...(Object.keys(headings) as (keyof typeof headings)[]).map(at)]);
  const isTag = (place: number) => headings.tags.test(names[place] ?? '');
  tellOtherColumns(result, rows, heading, (_, place) => read.has(place) || isTag(place));
  rows.forEach((cells, row) => {
    if (row <= heading) return;
    if (cells.every((cell) => cell.trim() === '')) return;
    const cell = (which: keyof typeof headings) => {
      // A subject and a topic are tags both.
      if (which === 'tags') return cells.filter((_, place) => isTag(place)).join(';');
      return at(which) < 0 ? '' : (cells[at(which)] ?? '').trim();
    };
    readInto(result, String(row + 1), () =>
      readRow(
        cell,
        options.map((place) => ({ name: names[place]!, words: (cells[place] ?? '').trim() })),
      ),
    );
  });
  return result;
}

type Cell = (which: keyof typeof headings) => string;

function readRow(cell: Cell, columns: { name: string; words: string }[]) {
  const losses: Loss[] = [];
  const prompt = foreignText('auto', cell('prompt'), losses);
  if (!hasText(prompt)) throw new Unreadable('no-prompt');
  const explanation = foreignText('auto', cell('explanation'), losses);
  const base = {
    id: '',
    prompt,
    points: takenPoints(readNumber(cell('points')), cell('points'), losses),
    ...(hasText(explanation) && { explanation }),
  };
  const tags = cell('tags').split(/[;،,]/).map(oneName).filter(Boolean);
  return { name: oneName(cell('name')), tags, question: { ...base, ...keyOf(cell('right'), columns, losses) }, losses };
}

function keyOf(right: string, columns: { name: string; words: string }[], losses: Loss[]) {
  const written = columns.filter(({ words }) => words !== '');
  if (right === '') throw new Unreadable('no-key');
  if (written.length < 2) {
    return {
      kind: 'short-text',
      exact: false,
      accepted: acceptedIn(right).map((text) => ({ text, weight: 100 })),
    } as const;
  }
  const chosen = rightOnes(right, written);
  const share = Number((100 / chosen.length).toFixed(5));
  const options = written.map(({ words }, at): ChoiceOption => ({
    id: partId('o', at),
    text: foreignText('auto', words, losses),
    weight: chosen.includes(at) ? share : 0,
  }));
  if (chosen.length === 1) return { kind: 'single', options, shuffles: true } as const;
  return { kind: 'multiple', options, credit: 'partial', shuffles: true } as const;
}

/** The right one is named by its words, or by the letter or number of its column. */
function rightOnes(right: string, columns: { name: string; words: string }[]): number[] {
  const byWords = columns.findIndex(({ words }) => words === right);
  if (byWords >= 0) return [byWords];
  const found = right
    .split(/[,;،|]/)
    .map((part) => part.trim())
    .map((part) => {
      const same = columns.findIndex(({ words }) => words === part);
      if (same >= 0) return same;
      const number = placeOf(folded(part).replace(columnWord, ''));
      return columns.findIndex(
        ({ name }) => number !== undefined && placeOf(name.replace(/^.* /, '').replace(/ - .*$/, '')) === number,
      );
    });
  if (found.includes(-1)) throw new Unreadable('no-key', right.slice(0, 80));
  return [...new Set(found)];
}

/** `b`, `2`, `٢` and `ب` are the second. */
function placeOf(sign: string): number | undefined {
  const number = readNumber(sign);
  if (number !== undefined) return number;
  const at = [letters.indexOf(sign), arabicLetters.indexOf(sign)].find((place) => place >= 0 && sign.length === 1);
  return at === undefined ? undefined : at + 1;
}
