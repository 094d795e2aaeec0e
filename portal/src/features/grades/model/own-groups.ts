import { droppedItems } from '@masar/domain';
import type { OwnGrade, OwnGrades } from '../grades.queries';

type Category = OwnGrades['categories'][number];

/** Items that stand together; without a category those of a course that declares none, or that do not count. */
export interface OwnGroup {
  key: string;
  category: Category | null;
  counts: boolean;
  items: OwnGrade[];
}

/** Excused items weigh nothing and still stand where they belong. */
const mayCount = ({ weight, state }: OwnGrade): boolean => weight !== null || state === 'excused';

/** The items in the order of their categories, those last that do not count; nothing that is empty. */
export function ownGroups({ hasWeights, categories, items }: OwnGrades): OwnGroup[] {
  const groups: OwnGroup[] = hasWeights
    ? categories.map((category) => ({
        key: category.id,
        category,
        counts: true,
        items: items.filter(({ categoryId }) => categoryId === category.id),
      }))
    : [{ key: 'all', category: null, counts: true, items: items.filter(mayCount) }];
  const grouped = new Set(groups.flatMap((group) => group.items));
  const others = items.filter((item) => !grouped.has(item));
  return [...groups, { key: 'others', category: null, counts: false, items: others }].filter(
    (group) => group.items.length > 0,
  );
}

/** Which of somebody's own items are left out as the lowest; weights stand to each other as points do. */
export const ownDropped = ({ categories, items }: OwnGrades): ReadonlySet<string> =>
  droppedItems(
    {
      categories,
      items: items.map(({ itemId, categoryId, weight }) => ({
        id: itemId,
        categoryId: weight === null ? null : categoryId,
        points: weight ?? '0',
      })),
    },
    items.map(({ itemId, state, score, maximum }) => ({ itemId, state, score, of: maximum })),
  );
