import {
  type CourseLength,
  courseLengths,
  type CoursePriceKind,
  coursePrices,
  type CourseSort,
  courseSorts,
  difficulties,
  type Difficulty,
} from '@masar/domain';
import { type ContentLanguage, contentLanguages } from '@masar/i18n';

/** What the listing shows; the address carries it, so that a filtered list can be shared and reloaded (CRS-1, CRS-11). */
export interface CourseFilters {
  search: string;
  /** Empty for all categories. */
  categoryId: string;
  /** Empty for all levels. */
  difficulty: Difficulty | '';
  /** Empty for free ones and those with a price. */
  price: CoursePriceKind | '';
  /** Empty for all lengths. */
  length: CourseLength | '';
  /** Empty for all languages. */
  taughtIn: ContentLanguage | '';
  /** Empty while nobody chose an order. */
  sort: CourseSort | '';
}

export const noFilters: CourseFilters = {
  search: '',
  categoryId: '',
  difficulty: '',
  price: '',
  length: '',
  taughtIn: '',
  sort: '',
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((known) => known === value) ?? '';

/** Reads the address; what it does not know counts as not chosen. */
export function readFilters(address: URLSearchParams): CourseFilters {
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    categoryId: address.get('category') ?? '',
    difficulty: oneOf(difficulties, address.get('difficulty')),
    price: oneOf(coursePrices, address.get('price')),
    length: oneOf(courseLengths, address.get('length')),
    taughtIn: oneOf(contentLanguages, address.get('language')),
    sort: oneOf(courseSorts, address.get('sort')),
  };
}

/** The address of these filters; what is not chosen is left out. */
export function writeFilters(filters: CourseFilters): URLSearchParams {
  const { search, categoryId, difficulty, price, length, taughtIn, sort } = filters;
  const named = { search, category: categoryId, difficulty, price, length, language: taughtIn, sort };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value));
}

/** The chosen order, else what fits best: the words that are searched for, or without them the reader (CRS-11, REC-4). */
export const orderOf = ({ sort }: Pick<CourseFilters, 'sort'>): CourseSort => sort || 'fit';

/** How many of level, price, length and language are chosen. */
export const countChosen = ({ difficulty, price, length, taughtIn }: CourseFilters): number =>
  [difficulty, price, length, taughtIn].filter(Boolean).length;

/** True where something hides courses; the order hides none. */
export const isFiltered = (filters: CourseFilters): boolean =>
  Boolean(filters.search || filters.categoryId) || countChosen(filters) > 0;
