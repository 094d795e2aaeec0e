import { isDeepStrictEqual } from 'node:util';
import { type PartLoss, type TakenRow } from '#modules/bundles';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import type { WriteGradeSettingsDto } from '../settings/grade-settings.dto.js';
import type { CarriedItem, CarriedPlan } from './carried-plan.js';

type Row = TakenRow['outcome'];
type Marks = ReadonlyMap<string, { score: string | null; isExcused: boolean }>;
type Item = WriteGradeSettingsDto['items'][number];

/** What a bundle's plan becomes here: settings as an author would send them, and what is told of each line. */
export interface WantedSettings {
  settings: WriteGradeSettingsDto;
  rows: TakenRow[];
}

/** Matches the plan of a bundle with the one that stands here; what bears marks stays (GRD-1). */
export function wantedSettings(
  given: CarriedPlan,
  present: GradePlan,
  /** Id of the thing that an item of the bundle is about; undefined where there is none here. */
  idOf: (item: CarriedItem) => string | undefined,
  marks: Marks,
): WantedSettings {
  const rows: TakenRow[] = [];
  const tell = (kind: 'category' | 'item', titles: Titled, outcome: Row, losses: PartLoss[] = []) =>
    rows.push({ kind, titleAr: titles.titleAr, titleEn: titles.titleEn, outcome, count: null, losses });

  const formerCategories = [...present.categories];
  const categories = given.categories.map((category) => {
    const former = take(formerCategories, ({ titleAr }) => titleAr === category.titleAr);
    const { id, ...before } = former ?? { id: undefined };
    tell('category', category, !former ? 'created' : isDeepStrictEqual(before, category) ? 'unchanged' : 'updated');
    return { ...category, ...(id !== undefined && { id }) };
  });
  for (const category of formerCategories) tell('category', category, 'removed');
  const placeOf = (item: PlannedItem): number | null => {
    const place = categories.findIndex(({ id }) => id !== undefined && id === item.categoryId);
    return place === -1 ? null : place;
  };

  const items: Item[] = [];
  const rest = [...present.items];
  for (const item of given.items) {
    const { points, isPlaced, category } = item;
    if (item.kind === 'manual') {
      const former = take(rest, ({ kind, titleAr }) => kind === 'manual' && titleAr === item.titleAr);
      const highest = former && marks.get(former.id)?.score;
      const isBelow = Boolean(highest) && Number(highest) > Number(points);
      const kept = isBelow ? former!.points : points;
      const { titleAr, titleEn } = item;
      const isSame = former && isUnchanged(former, { titleEn, points: kept, category }, placeOf);
      items.push({ ...(former && { id: former.id }), titleAr, titleEn, points: kept, isPlaced: true, category });
      const losses: PartLoss[] = isBelow ? [{ reason: 'marks-above', detail: points }] : [];
      tell('item', item, !former ? 'created' : isSame ? 'unchanged' : 'updated', losses);
      continue;
    }
    const former = take(rest, ({ id, kind }) => kind === item.kind && id === idOf(item));
    if (!former) {
      const title = item.of || 'final';
      tell('item', { titleAr: title, titleEn: title }, 'left-out', [{ reason: 'not-graded', detail: item.of }]);
      continue;
    }
    const isSame =
      former.isPlaced === isPlaced &&
      Number(former.points) === Number(points) &&
      (!isPlaced || placeOf(former) === category);
    items.push({ id: former.id, points, isPlaced, category });
    tell('item', former, isSame ? 'unchanged' : 'updated');
  }
  for (const item of rest) {
    if (item.kind !== 'manual') {
      items.push({ id: item.id, points: '100', isPlaced: false, category: null });
      if (item.isPlaced || Number(item.points) !== 100) tell('item', item, 'updated');
      continue;
    }
    const marked = marks.get(item.id);
    const hasMarks = marked !== undefined && (marked.score !== null || marked.isExcused);
    tell('item', item, hasMarks ? 'kept' : 'removed', hasMarks ? [{ reason: 'has-marks', detail: '' }] : []);
    if (!hasMarks) continue;
    const { id, titleAr, titleEn, points } = item;
    items.push({ id, titleAr, titleEn, points, isPlaced: true, category: placeOf(item) });
  }
  return { settings: { version: present.version, categories, items }, rows };
}

interface Titled {
  titleAr: string;
  titleEn: string;
}

/** Takes the first that fits out of the list. */
function take<Each>(list: Each[], fits: (each: Each) => boolean): Each | undefined {
  const place = list.findIndex(fits);
  return place === -1 ? undefined : list.splice(place, 1)[0];
}

const isUnchanged = (
  former: PlannedItem,
  { titleEn, points, category }: { titleEn: string; points: string; category: number | null },
  placeOf: (item: PlannedItem) => number | null,
): boolean => former.titleEn === titleEn && Number(former.points) === Number(points) && placeOf(former) === category;
