import type { CatalogueCourse } from '../recommendation/course-catalogue.js';

/** How alike two courses are, 0 to 1: half by what they teach, half by their field. */
export function alikeness(one: CatalogueCourse, other: CatalogueCourse): number {
  let shared = 0;
  for (const skill of one.teaches) if (other.teaches.has(skill)) shared += 1;
  const size = Math.sqrt(one.teaches.size * other.teaches.size);
  return (size > 0 ? (0.5 * shared) / size : 0) + (one.categoryId === other.categoryId ? 0.5 : 0);
}
