import { setImmediate as breathe } from 'node:timers/promises';
import { hundredths, plainNumber, toCsv } from '@masar/domain';
import { type ErrorCode, type Language, pickLocalized } from '@masar/i18n';
import { AppError, type ErrorParameters } from '#platform/errors/app-error';
import type { BookLearner } from '../cells/book-learner.js';
import { scoreForm } from '../cells/grade-entry.dto.js';
import { checkGrade, type EnteredGrade } from '../cells/grade-writing.js';
import type { LearnerCell, LearnerGrades } from '../cells/learner-grades.rules.js';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import { gradeFileMessages } from './grade-file.messages.js';
import { type FileRefusal, FileRefusals, type GradeTable } from './grade-table.rules.js';

/** How a file says that an item does not count for somebody. */
const excusedSign = 'EX';

export interface BookLine extends BookLearner {
  grades: LearnerGrades;
}

export interface FileChange {
  row: number;
  learner: BookLearner;
  item: PlannedItem;
  before: string | null;
  after: string | null;
  given: EnteredGrade;
}

export interface ReadGradeFile {
  changes: FileChange[];
  /** The first of them. */
  refused: FileRefusal[];
  refusedCount: number;
  /** Cells that say what is so already. */
  unchanged: number;
}

const shown = ({ state, score }: LearnerCell): string | null => (state === 'excused' ? excusedSign : score);

/** A gradebook as CSV: a line for each learner, the id of each item in its heading, so that the file can come back. */
export function writeGradeFile(plan: GradePlan, lines: readonly BookLine[], language: Language): string {
  const text = gradeFileMessages[language];
  const titles = plan.items.map((item) => `${pickLocalized(item, 'title', language)} [${item.id}]`);
  const rows = lines.map(({ userId, userName, grades }) => [
    userId,
    userName ?? text.nobody,
    ...grades.cells.map(shown),
    grades.current,
  ]);
  return toCsv([text.learnerId, text.learner, ...titles, text.total], rows);
}

/** What a cell of the file asks for; undefined where it is no score. */
function gradeIn(value: string): Pick<EnteredGrade, 'score' | 'isExcused'> | undefined {
  if (value.toUpperCase() === excusedSign) return { score: null, isExcused: true };
  const score = plainNumber(value);
  return scoreForm.test(score) ? { score, isExcused: false } : undefined;
}

const isSame = ({ state, score }: LearnerCell, given: Pick<EnteredGrade, 'score' | 'isExcused'>): boolean =>
  given.isExcused
    ? state === 'excused'
    : state === 'graded' && given.score !== null && hundredths(score ?? '0') === hundredths(given.score);

/** Lines that are compared before others get their turn. */
const linesAtOnce = 50;

/**
 * What becomes of a file: cells that say something else than the book are changes, empty ones are left alone, so that the
 * same file changes nothing the second time. What cannot be taken is refused with its reason (GRD-1).
 */
export async function readGradeFile(
  table: GradeTable,
  { plan, lines, viewerId }: { plan: GradePlan; lines: readonly BookLine[]; viewerId: string },
  reason: string | null,
): Promise<ReadGradeFile> {
  const refusals = new FileRefusals(table.refused, table.refusedCount);
  const read = { changes: [] as FileChange[], unchanged: 0 };
  const columns = table.items.map((id) => {
    const place = plan.items.findIndex((item) => item.id === id);
    return { place, item: plan.items[place] };
  });
  const byId = new Map(lines.map((line) => [line.userId, line]));
  for (const [index, { row, userId, values }] of table.lines.entries()) {
    if (index % linesAtOnce === 0) await breathe();
    const line = byId.get(userId);
    // Left the course since the file was read.
    if (!line) refusals.add({ row, value: userId, code: 'grades.row_without_learner' });
    for (const [at, { place, item }] of line ? columns.entries() : []) {
      const value = values[at]!;
      const cell = line!.grades.cells[place];
      const asked = value === '' ? null : gradeIn(value);
      if (!item || !cell || asked === null) continue;
      const refuse = (code: ErrorCode, params?: ErrorParameters) =>
        refusals.add({ row, value, code, ...(params && { params }) });
      if (!asked) refuse('grades.score_unreadable');
      else if (isSame(cell, asked)) read.unchanged += 1;
      else if (userId === viewerId) refuse('grades.own_grade');
      else {
        const given = { ...asked, reason };
        const problem = problemOf(item, given, cell);
        if (problem) refuse(problem.code, problem.params);
        else read.changes.push({ row, learner: line!, item, before: shown(cell), after: value, given });
      }
    }
  }
  const refused = refusals.first.toSorted((one, other) => one.row - other.row);
  return { ...read, refused, refusedCount: refusals.count };
}

function problemOf(
  item: PlannedItem,
  given: EnteredGrade,
  { state, score, reason }: LearnerCell,
): AppError | undefined {
  try {
    checkGrade(item, given, { score, isExcused: state === 'excused', reason });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
