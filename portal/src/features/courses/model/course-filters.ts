import { courseSorts, difficulties, type CourseSort, type Difficulty } from '@masar/domain';

/** What the listing shows; the address carries it, so that a filtered list can be shared and reloaded (CRS-1). */
export interface CourseFilters {
  search: string;
  /** Empty for all categories. */
  categoryId: string;
  /** Empty for all levels. */
  difficulty: Difficulty | '';
  sort: CourseSort;
}

export const noFilters: CourseFilters = { search: '', categoryId: '', difficulty: '', sort: 'newest' };

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Reads the address; what it does not know counts as not chosen. */
export function readFilters(address: URLSearchParams): CourseFilters {
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? noFilters.search,
    categoryId: address.get('category') ?? noFilters.categoryId,
    difficulty: oneOf(difficulties, address.get('difficulty')) ?? noFilters.difficulty,
    sort: oneOf(courseSorts, address.get('sort')) ?? noFilters.sort,
  };
}

/** The address of these filters; what is not chosen is left out. */
export function writeFilters(filters: CourseFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.search) address.set('search', filters.search);
  if (filters.categoryId) address.set('category', filters.categoryId);
  if (filters.difficulty) address.set('difficulty', filters.difficulty);
  if (filters.sort !== noFilters.sort) address.set('sort', filters.sort);
  return address;
}

/** True where something hides courses; the order hides none. */
export const isFiltered = ({ search, categoryId, difficulty }: CourseFilters): boolean =>
  Boolean(search || categoryId || difficulty);
