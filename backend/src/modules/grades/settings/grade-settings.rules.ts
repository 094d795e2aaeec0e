import { weightsAreWhole } from '@masar/domain';
import { CategoryUnknown, KindTakenTwice, TitleNeeded, WeightsNotWhole } from '../grades.errors.js';
import type { GradePlan } from '../plan/grade-plan.js';
import { placeOfItem } from '../plan/grade-scheme.rules.js';
import type { WriteGradeSettingsDto } from './grade-settings.dto.js';

/** Refuses weights that do not make 100, a kind that two categories take, and places that do not exist (GRD-1). */
export function checkSettings({ categories, items }: WriteGradeSettingsDto, manualIds: ReadonlySet<string>): void {
  if (!weightsAreWhole(categories.map(({ weight }) => weight))) throw new WeightsNotWhole();
  const taken = categories.flatMap(({ takes }) => takes ?? []);
  if (new Set(taken).size !== taken.length) throw new KindTakenTwice();
  for (const { id, titleAr, category } of items) {
    if (typeof category === 'number' && category >= categories.length) throw new CategoryUnknown();
    if ((!id || manualIds.has(id)) && !titleAr) throw new TitleNeeded();
  }
}

/** The settings as their history tells them, one line for each category and for each item that is said something of. */
export function linesOf(plan: GradePlan): { ar: string; en: string }[] {
  const categories = plan.categories.map(({ titleAr, titleEn, weight, dropLowest }) => ({
    ar: `${titleAr}: ${Number(weight)}%${dropLowest ? `، تُحذف أدنى ${dropLowest}` : ''}`,
    en: `${titleEn}: ${Number(weight)}%${dropLowest ? `, lowest ${dropLowest} dropped` : ''}`,
  }));
  const items = plan.items
    .filter((item) => item.kind === 'manual' || item.isPlaced || Number(item.points) !== 100)
    .map((item) => {
      const category = plan.categories.find(({ id }) => id === placeOfItem(item, plan));
      return {
        ar: `${item.titleAr}: ${Number(item.points)}، ${category ? category.titleAr : 'لا يُحتسب'}`,
        en: `${item.titleEn}: ${Number(item.points)}, ${category ? category.titleEn : 'does not count'}`,
      };
    });
  return [...categories, ...items];
}
