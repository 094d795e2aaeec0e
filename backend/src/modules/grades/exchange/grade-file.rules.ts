import { hundredths, readCsvTable, toCsv } from '@masar/domain';
import { type ErrorCode, type Language, pickLocalized } from '@masar/i18n';
import { isUuid } from '#platform/database/is-uuid';
import { AppError, type ErrorParameters } from '#platform/errors/app-error';
import type { BookLearner } from '../cells/book-learner.js';
import { scoreForm } from '../cells/grade-entry.dto.js';
import { checkGrade, type EnteredGrade } from '../cells/grade-writing.js';
import type { LearnerCell, LearnerGrades } from '../cells/learner-grades.rules.js';
import { GradeFileUnreadable } from '../grades.errors.js';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import { gradeFileMessages } from './grade-file.messages.js';

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

interface FileRefusal {
  /** Of the file, from 1. */
  row: number;
  /** What stands there. */
  value: string;
  code: ErrorCode;
  params?: ErrorParameters;
}

export interface ReadGradeFile {
  changes: FileChange[];
  refused: FileRefusal[];
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

const inBracketsAtTheEnd = /\[([^[\]]{36})\]$/;

function tableOf(text: string): string[][] {
  try {
    return readCsvTable(text);
  } catch {
    throw new GradeFileUnreadable();
  }
}

/** What a cell of the file asks for; undefined where it is no score. */
function gradeIn(value: string): Pick<EnteredGrade, 'score' | 'isExcused'> | undefined {
  if (value.toUpperCase() === excusedSign) return { score: null, isExcused: true };
  return scoreForm.test(value) ? { score: value, isExcused: false } : undefined;
}

const isSame = ({ state, score }: LearnerCell, given: Pick<EnteredGrade, 'score' | 'isExcused'>): boolean =>
  given.isExcused
    ? state === 'excused'
    : state === 'graded' && given.score !== null && hundredths(score ?? '0') === hundredths(given.score);

/**
 * What becomes of a file: cells that say something else than the book are changes, empty ones are left alone, so that the
 * same file changes nothing the second time. What cannot be taken is refused with its reason (GRD-1).
 */
export function readGradeFile(
  text: string,
  { plan, lines, viewerId }: { plan: GradePlan; lines: readonly BookLine[]; viewerId: string },
  reason: string | null,
): ReadGradeFile {
  const [heading = [], ...rows] = tableOf(text);
  const result: ReadGradeFile = { changes: [], refused: [], unchanged: 0 };
  const columns = heading.flatMap((title, at) => {
    const id = inBracketsAtTheEnd.exec(title.trim())?.[1]?.toLowerCase();
    if (!id || !isUuid(id)) return [];
    const place = plan.items.findIndex((item) => item.id === id);
    if (place >= 0) return [{ at, place, item: plan.items[place]! }];
    result.refused.push({ row: 1, value: title.slice(0, 200), code: 'grades.column_unknown' });
    return [];
  });
  if (columns.length === 0 && result.refused.length === 0) throw new GradeFileUnreadable();
  const byId = new Map(lines.map((line) => [line.userId, line]));
  for (const [index, row] of rows.entries()) {
    if (row.every((value) => value.trim() === '')) continue;
    const line = byId.get((row[0] ?? '').trim().toLowerCase());
    const where = { row: index + 2 };
    if (!line) {
      result.refused.push({ ...where, value: (row[0] ?? '').slice(0, 200), code: 'grades.row_without_learner' });
      continue;
    }
    for (const { at, place, item } of columns) {
      const value = (row[at] ?? '').trim();
      const cell = line.grades.cells[place]!;
      const refuse = (code: ErrorCode, params?: ErrorParameters) =>
        result.refused.push({ ...where, value: value.slice(0, 200), code, ...(params && { params }) });
      const asked = value === '' ? null : gradeIn(value);
      if (asked === null) continue;
      if (!asked) refuse('grades.score_unreadable');
      else if (isSame(cell, asked)) result.unchanged += 1;
      else if (line.userId === viewerId) refuse('grades.own_grade');
      else {
        const given = { ...asked, reason };
        const problem = problemOf(item, given, cell);
        if (problem) refuse(problem.code, problem.params);
        else result.changes.push({ ...where, learner: line, item, before: shown(cell), after: value, given });
      }
    }
  }
  return result;
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
