import { hundredths, readCsvTable } from '@masar/domain';
import fc from 'fast-check';
import type { FoundCell } from '../cells/found-cell.js';
import { learnerGrades } from '../cells/learner-grades.rules.js';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import { type BookLine, readGradeFile, writeGradeFile } from './grade-file.rules.js';
import { readGradeTable } from './grade-table.rules.js';

const start = fc.constantFrom('', '=', '+', '-', '@', ' =', '\t=', '[', '"', ',', ';;;;;;;;;;');
/** What people write as titles and names, with what breaks files and what spreadsheets would run. */
const written = fc.tuple(start, fc.string({ maxLength: 12 })).map(([sign, text]) => `${sign}${text}`);
const decimal = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => (value / 100).toFixed(2));

const item = fc
  .record({ id: fc.uuid(), kind: fc.constantFrom('quiz', 'assignment', 'manual'), title: written })
  .map(({ id, kind, title }): PlannedItem => ({
    ...{ id, kind, titleAr: title, titleEn: title, points: kind === 'manual' ? '10.00' : '100.00' },
    ...{ categoryId: null, isPlaced: false, isRequired: true, countsEvenly: true },
  }));

const nothingSaid = {
  userId: '',
  found: null,
  entered: null,
  isExcused: false,
  isWaiting: false,
  reason: null,
  version: 0,
};

const book = fc.uniqueArray(item, { minLength: 1, maxLength: 6, selector: ({ id }) => id }).chain((items) => {
  const plan: GradePlan = { courseId: 'c', courseTitleAr: '', courseTitleEn: '', version: 1, categories: [], items };
  const cell = ({ id, points }: PlannedItem): fc.Arbitrary<FoundCell> =>
    fc.oneof(
      decimal(Number(points)).map((found) => ({ ...nothingSaid, itemId: id, found })),
      decimal(Number(points)).map((entered) => ({ ...nothingSaid, itemId: id, entered, reason: 'r', version: 1 })),
      fc.constant({ ...nothingSaid, itemId: id, isExcused: true, reason: 'r', version: 1 }),
      fc.constant({ ...nothingSaid, itemId: id }),
    );
  const line = fc
    .record({ userId: fc.uuid(), userName: fc.option(written), cells: fc.tuple(...items.map(cell)) })
    .map(({ cells, ...who }): BookLine => ({ ...who, grades: learnerGrades(plan, cells) }));
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ userId }) => userId });
  return fc.record({ plan: fc.constant(plan), lines });
});

const viewerId = 'somebody else';
const language = fc.constantFrom('ar' as const, 'en' as const);
const said = ({ state }: { state: string }) => state === 'graded' || state === 'excused';

describe('a gradebook as CSV and back', () => {
  it('changes nothing in the book that it came from [GRD-1]', async () => {
    await fc.assert(
      fc.asyncProperty(book, language, async ({ plan, lines }, spoken) => {
        const table = tableIn(writeGradeFile(plan, lines, spoken), plan, lines);
        const read = await readGradeFile(table, { plan, lines, viewerId }, null);
        const filled = lines.flatMap(({ grades }) => grades.cells).filter(said).length;
        expect(read).toEqual({ changes: [], refused: [], refusedCount: 0, unchanged: filled });
      }),
      { numRuns: 500 },
    );
  });

  it('brings every score and excuse into an empty book [GRD-1]', async () => {
    await fc.assert(
      fc.asyncProperty(book, language, async ({ plan, lines }, spoken) => {
        const empty = lines.map((line) => ({ ...line, grades: learnerGrades(plan, []) }));
        const text = writeGradeFile(plan, lines, spoken);
        const read = await readGradeFile(tableIn(text, plan, empty), { plan, lines: empty, viewerId }, 'moved');
        const came = read.changes.map(({ learner, item: { id }, given }) => [learner.userId, id, scoreOf(given)]);
        const sent = lines.flatMap(({ userId, grades }) =>
          grades.cells.filter(said).map((one) => [userId, one.itemId, scoreOf(one)]),
        );
        expect(read.refused).toEqual([]);
        expect(came).toEqual(sent);
      }),
      { numRuns: 500 },
    );
  });

  it('holds nothing that a spreadsheet runs as a formula [GRD-1] [SEC-5]', () => {
    fc.assert(
      fc.property(book, language, ({ plan, lines }, spoken) => {
        const cells = asOpened(writeGradeFile(plan, lines, spoken));
        expect(cells.filter((value) => /^\s*[=+\-@]/.test(value))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const tableIn = (text: string, { items }: GradePlan, lines: readonly BookLine[]) =>
  readGradeTable(text, { items: items.map(({ id }) => id), learners: lines.map(({ userId }) => userId) });

const scoreOf = ({ score }: { score: string | null }): string =>
  score === null ? 'excused' : String(hundredths(score));

/** Cells as a spreadsheet shows them, the apostrophes before signs included. */
const asOpened = (text: string): string[] =>
  readCsvTable(text.replaceAll(/(^\uFEFF?|,"?|\n"?)'/g, (_, before: string) => `${before}’`)).flat();
