import { uuidForm } from '#platform/database/is-uuid';

/** Small Latin letters, digits and single hyphens, as in folder names of courses and lessons. */
export const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

/** A slug made of any name: `React basics (1).zip` is `react-basics-1`; empty where nothing is left. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.zip$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);

/**
 * What makes a lesson the same from one import to the next: its slug without the number, so that lessons can move; the
 * whole slug where two lessons would share it.
 */
export function lessonKeys(slugs: readonly string[]): string[] {
  const names = slugs.map((slug) => slug.replace(/^\d+[-_.]/, ''));
  return slugs.map((slug, place) =>
    names.filter((name) => name === names[place]).length > 1 ? slug : (names[place] ?? slug),
  );
}

/** Slugs of a course's lessons in their order; those written in the portal get one from number and title. */
export function lessonSlugs(lessons: readonly { slug: string | null; titleEn: string }[]): string[] {
  const taken = new Set(lessons.map(({ slug }) => slug));
  return lessons.map(({ slug, titleEn }, place) => {
    if (slug) return slug;
    const made = `${String(place + 1).padStart(2, '0')}-${toSlug(titleEn) || 'lesson'}`;
    const free = taken.has(made) ? `${made}-${place + 1}` : made;
    taken.add(free);
    return free;
  });
}

const idPattern = new RegExp(`^course-(${uuidForm})$`);

/** Slug under which a course is exported; without one of its own it is named by its id. */
export const courseSlug = (course: { id: string; slug: string | null }): string => course.slug ?? `course-${course.id}`;

export const idInSlug = (slug: string): string | undefined => idPattern.exec(slug)?.[1];
