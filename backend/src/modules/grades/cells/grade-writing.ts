import { hundredths } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { ExcusedWithScore, GradeReasonNeeded, GradesChangedMeanwhile, ScoreAboveMaximum } from '../grades.errors.js';
import { type ChangedGrade, GradesChanged } from '../grades.events.js';
import type { GradesTables } from '../grades.tables.js';
import { GradeChange } from '../history/grade-change.entity.js';
import { GradeBook } from '../plan/grade-book.entity.js';
import { GradeItem } from '../plan/grade-item.entity.js';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import { maximumOf } from '../plan/grade-scheme.rules.js';
import { GradeEntry } from './grade-entry.entity.js';

export interface EnteredGrade {
  score: string | null;
  isExcused: boolean;
  reason: string | null;
}

/** Whose cell it is, and who writes into it. */
export interface WrittenCell {
  courseId: string;
  item: PlannedItem;
  userId: string;
  by: string;
  way: 'screen' | 'file';
}

/** The course's book, locked, so that changes of one course follow each other; the first one begins it. */
export async function lockedBook(em: EntityManager, courseId: string): Promise<GradeBook> {
  await em
    .getKysely<GradesTables>()
    .insertInto('grade_books')
    .values({ course_id: courseId } as never)
    .onConflict((conflict) => conflict.column('course_id').doNothing())
    .execute();
  return em.findOneOrFail(GradeBook, { courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The row that stands for an item; quizzes, assignments and finals have none before something is said of them. */
export async function rowOfItem(em: EntityManager, courseId: string, { id, kind }: PlannedItem): Promise<GradeItem> {
  const source = sourceOf(courseId, id, kind);
  const found = await em.findOne(GradeItem, source);
  if (found) return found;
  const row = em.create(GradeItem, { courseId, kind, ...source });
  await em.flush();
  return row;
}

function sourceOf(courseId: string, id: string, kind: PlannedItem['kind']) {
  if (kind === 'quiz') return { lessonId: id };
  if (kind === 'assignment') return { assignmentId: id };
  return kind === 'final' ? { courseId, kind } : { id };
}

/** What the people of these grades and other systems are told of together. */
export const gradesChanged = (
  { courseId, courseTitleAr, courseTitleEn }: GradePlan,
  grades: readonly ChangedGrade[],
): GradesChanged => new GradesChanged({ id: courseId, title: { ar: courseTitleAr, en: courseTitleEn } }, v7(), grades);

const sameScore = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : hundredths(one) === hundredths(other);

/** Refuses what the item cannot hold, and what needs a reason without one (GRD-1). */
export function checkGrade(item: PlannedItem, { score, isExcused, reason }: EnteredGrade, before?: EnteredGrade): void {
  if (isExcused && score !== null) throw new ExcusedWithScore();
  const maximum = maximumOf(item);
  if (score !== null && hundredths(score) > hundredths(maximum)) throw new ScoreAboveMaximum({ max: Number(maximum) });
  const isPlainMark = item.kind === 'manual' && !isExcused && !before?.isExcused;
  if (!isPlainMark && !reason) throw new GradeReasonNeeded();
}

/**
 * Enters a grade over the entry that was there, with its line of history; writes nothing where nothing changes, so that
 * sending it twice is once.
 *
 * @param version that the writer has seen; not asked where it is absent
 * @returns what is to be told; nothing where nothing changed
 */
export function writeGrade(
  em: EntityManager,
  { courseId, item, userId, by, way }: WrittenCell,
  { row, entry }: { row: GradeItem; entry: GradeEntry | null },
  given: EnteredGrade,
  version?: number,
): ChangedGrade | undefined {
  const before = { score: entry?.score ?? null, isExcused: entry?.isExcused ?? false, reason: entry?.reason ?? null };
  if (sameScore(before.score, given.score) && before.isExcused === given.isExcused) return undefined;
  if (version !== undefined && version !== (entry?.version ?? 0)) throw new GradesChangedMeanwhile();
  checkGrade(item, given, before);
  const kind = given.isExcused ? 'excused' : given.score === null ? 'cleared' : 'marked';
  const changedAt = new Date();
  const columns = { ...given, changedBy: by, changedAt };
  if (entry) Object.assign(entry, columns, { version: entry.version + 1 });
  else em.create(GradeEntry, { itemId: row.id, userId, ...columns });
  em.create(GradeChange, {
    courseId,
    kind,
    way,
    itemId: row.id,
    itemTitleAr: item.titleAr,
    itemTitleEn: item.titleEn,
    userId,
    before: { score: before.score, isExcused: before.isExcused },
    after: { score: given.score, isExcused: given.isExcused },
    reason: given.reason,
    changedBy: by,
    changedAt,
  });
  const title = { ar: item.titleAr, en: item.titleEn };
  return { userId, kind, item: { id: item.id, kind: item.kind, title }, reason: given.reason };
}
