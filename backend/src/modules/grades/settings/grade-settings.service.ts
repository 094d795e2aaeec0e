import { hundredths } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { GradeEntry } from '../cells/grade-entry.entity.js';
import { lockedBook, rowOfItem } from '../cells/grade-writing.js';
import { GradeItemHasMarks, GradeItemNotFound, GradesChangedMeanwhile, PointsBelowMarks } from '../grades.errors.js';
import { GradeChange } from '../history/grade-change.entity.js';
import { GradeCategory } from '../plan/grade-category.entity.js';
import { GradeItem } from '../plan/grade-item.entity.js';
import type { GradePlan } from '../plan/grade-plan.js';
import { GradePlanQueries } from '../plan/grade-plan.queries.js';
import type { WriteGradeSettingsDto } from './grade-settings.dto.js';
import { checkSettings, linesOf } from './grade-settings.rules.js';

/** What a course's total is made of, written all at once (GRD-1, EVD-3). */
@Injectable()
export class GradeSettingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
    private readonly plans: GradePlanQueries,
  ) {}

  async write(courseId: string, viewer: Viewer, given: WriteGradeSettingsDto): Promise<void> {
    await this.transactions.run(async (em) => {
      await this.audience.requireAuthor(viewer, courseId);
      const book = await lockedBook(em, courseId);
      const plan = await this.plans.of(courseId);
      if (given.version !== plan.version) throw new GradesChangedMeanwhile();
      checkSettings(given, new Set(plan.items.flatMap(({ id, kind }) => (kind === 'manual' ? [id] : []))));
      await this.removeItems(em, plan, given);
      await em.flush();
      const categories = await writeCategories(em, courseId, given);
      await writeItems(em, plan, given, categories);
      await em.flush();
      const [before, after] = [linesOf(plan), linesOf(await this.plans.of(courseId))];
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      book.version += 1;
      em.create(GradeChange, {
        courseId,
        kind: 'settings',
        before: { lines: before },
        after: { lines: after },
        changedBy: viewer.id,
      });
    });
  }

  /** What is marked by hand and is not in the list any more; never with somebody's marks. */
  private async removeItems(em: EntityManager, plan: GradePlan, { items }: WriteGradeSettingsDto): Promise<void> {
    const kept = new Set(items.map(({ id }) => id));
    for (const { id, kind } of plan.items) {
      if (kind !== 'manual' || kept.has(id)) continue;
      if (await em.count(GradeEntry, { itemId: id, $or: [{ score: { $ne: null } }, { isExcused: true }] }))
        throw new GradeItemHasMarks();
      em.remove(await em.findOneOrFail(GradeItem, { id }));
    }
  }
}

/** The categories in their order, in place where they were there before. */
async function writeCategories(em: EntityManager, courseId: string, { categories }: WriteGradeSettingsDto) {
  const before = await em.find(GradeCategory, { courseId });
  const kept = new Set(categories.map(({ id }) => id));
  for (const category of before) if (!kept.has(category.id)) em.remove(category);
  // What two of them exchange would meet itself in the unique constraint.
  for (const category of before) category.takes = null;
  await em.flush();
  const rows = categories.map(({ id, titleAr, titleEn, weight, dropLowest, takes = null }, position) => {
    const columns = { titleAr, titleEn: titleEn || titleAr, weight, dropLowest, takes, position };
    const row = before.find((one) => one.id === id);
    return row ? em.assign(row, columns) : em.create(GradeCategory, { courseId, ...columns });
  });
  await em.flush();
  return rows;
}

async function writeItems(
  em: EntityManager,
  plan: GradePlan,
  { items }: WriteGradeSettingsDto,
  categories: readonly GradeCategory[],
): Promise<void> {
  for (const { id, titleAr, titleEn, points, isPlaced, category } of items) {
    const known = plan.items.find((item) => item.id === id);
    if (id && !known) throw new GradeItemNotFound();
    const isManual = !known || known.kind === 'manual';
    const categoryId = typeof category === 'number' ? (categories[category]?.id ?? null) : null;
    const titles = isManual && titleAr ? { titleAr, titleEn: titleEn || titleAr } : {};
    const columns = { ...titles, points, isPlaced: isManual || isPlaced, categoryId };
    if (!known) {
      em.create(GradeItem, { courseId: plan.courseId, kind: 'manual', ...columns });
      continue;
    }
    if (!isManual && !isPlaced && !known.isPlaced && hundredths(points) === hundredths(known.points)) continue;
    const row = await rowOfItem(em, plan.courseId, known);
    if (isManual && (await em.count(GradeEntry, { itemId: row.id, score: { $gt: points } })))
      throw new PointsBelowMarks();
    em.assign(row, columns);
  }
}
