import type { Language } from '@masar/i18n';
import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { BodyTooLarge } from '#platform/errors/platform.errors';
import { LimitedWork, TooHeavy } from '#platform/limited-work/limited-work';
import { ExcusedItems } from '../cells/excused-items.js';
import { GradeBookReader } from '../cells/grade-book.reader.js';
import { GradeEntry } from '../cells/grade-entry.entity.js';
import { GradeLearnersQueries } from '../cells/grade-learners.queries.js';
import { gradesChanged, lockedBook, rowOfItem, writeGrade } from '../cells/grade-writing.js';
import { learnerGrades } from '../cells/learner-grades.rules.js';
import { GradeFileTooLarge } from '../grades.errors.js';
import type { ChangedGrade } from '../grades.events.js';
import { GradeItem } from '../plan/grade-item.entity.js';
import { GradePlanQueries } from '../plan/grade-plan.queries.js';
import { readGradeCells } from './grade-file.job.js';
import {
  type BookLine,
  type FileChange,
  type ReadGradeFile,
  readGradeFile,
  writeGradeFile,
} from './grade-file.rules.js';
import { gradeFileLimits, type GradeTable } from './grade-table.rules.js';

/** Bytes of a file; one of 5,000 learners and 40 items is smaller. */
const fileMaximum = 2_000_000;

/** Gradebooks as files, there and back (GRD-1). */
@Injectable()
export class GradeExchange {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
    private readonly plans: GradePlanQueries,
    private readonly learners: GradeLearnersQueries,
    private readonly books: GradeBookReader,
    private readonly work: LimitedWork,
    private readonly excused: ExcusedItems,
  ) {}

  async export(courseId: string, viewer: Viewer, language: Language): Promise<string> {
    const { plan, lines } = await this.bookFor(courseId, viewer);
    return writeGradeFile(plan, lines, language);
  }

  /** What would become of a file; nothing is written. */
  async try(courseId: string, viewer: Viewer, bytes: Uint8Array, reason: string | null): Promise<ReadGradeFile> {
    const table = await this.tableOf(courseId, viewer, bytes);
    const { plan, lines } = await this.bookFor(courseId, viewer);
    return readGradeFile(table, { plan, lines, viewerId: viewer.id }, reason);
  }

  /** Writes what the file changes, all of it that can be taken; what was refused is told. */
  async import(courseId: string, viewer: Viewer, bytes: Uint8Array, reason: string | null): Promise<ReadGradeFile> {
    const table = await this.tableOf(courseId, viewer, bytes);
    return this.transactions.run(async (em) => {
      await this.audience.requireTeacher(viewer, courseId);
      await lockedBook(em, courseId);
      const { plan, lines } = await this.bookFor(courseId, viewer);
      const read = await readGradeFile(table, { plan, lines, viewerId: viewer.id }, reason);
      const changed = await writeAll(em, courseId, viewer, read.changes);
      if (changed.length > 0) this.transactions.record(gradesChanged(plan, changed));
      await this.excused.release(courseId, changed);
      return read;
    });
  }

  /** What the file holds of the book, read in a process of its own and before any transaction. */
  private async tableOf(courseId: string, viewer: Viewer, bytes: Uint8Array): Promise<GradeTable> {
    await this.audience.requireTeacher(viewer, courseId);
    if (bytes.length > fileMaximum) throw new BodyTooLarge();
    const { items } = await this.plans.of(courseId);
    const learners = await this.learners.all(courseId);
    const ids = { items: items.map(({ id }) => id), learners: learners.map(({ userId }) => userId) };
    try {
      return await this.work.run(readGradeCells, { bytes, ...ids });
    } catch (error) {
      if (error instanceof TooHeavy) throw new GradeFileTooLarge({ ...gradeFileLimits });
      throw error;
    }
  }

  private async bookFor(courseId: string, viewer: Viewer) {
    await this.audience.requireTeacher(viewer, courseId);
    const plan = await this.plans.of(courseId);
    const learners = await this.learners.all(courseId);
    const cells = await this.books.cellsBy(
      courseId,
      learners.map(({ userId }) => userId),
    );
    const lines: BookLine[] = learners.map((one) => ({
      ...one,
      grades: learnerGrades(plan, cells.get(one.userId) ?? []),
    }));
    return { plan, lines };
  }
}

/** Cells whose entries are at hand at once. */
const cellsAtOnce = 1000;

/** Portion by portion, so that a file of many cells neither fills the heap nor keeps others waiting. */
async function writeAll(
  em: EntityManager,
  courseId: string,
  viewer: Viewer,
  changes: readonly FileChange[],
): Promise<ChangedGrade[]> {
  const changed: ChangedGrade[] = [];
  for (let at = 0; at < changes.length; at += cellsAtOnce) {
    changed.push(...(await writeSome(em, courseId, viewer, changes.slice(at, at + cellsAtOnce))));
    em.clear();
  }
  return changed;
}

async function writeSome(
  em: EntityManager,
  courseId: string,
  viewer: Viewer,
  changes: readonly FileChange[],
): Promise<ChangedGrade[]> {
  const rows = new Map<string, GradeItem>();
  for (const { item } of changes) if (!rows.has(item.id)) rows.set(item.id, await rowOfItem(em, courseId, item));
  const known = await em.find(GradeEntry, {
    itemId: { $in: [...rows.values()].map(({ id }) => id) },
    userId: { $in: [...new Set(changes.map(({ learner }) => learner.userId))] },
  });
  const entries = new Map(known.map((entry) => [`${entry.itemId} ${entry.userId}`, entry]));
  const changed: ChangedGrade[] = [];
  for (const { item, learner, given } of changes) {
    const row = rows.get(item.id)!;
    const { userId } = learner;
    const entry = entries.get(`${row.id} ${userId}`) ?? null;
    const written = writeGrade(em, { courseId, item, userId, by: viewer.id, way: 'file' }, { row, entry }, given);
    if (written) changed.push(written);
  }
  await em.flush();
  return changed;
}
