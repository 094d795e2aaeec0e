import type { CourseSource } from './course-files.js';
import type { Instructor } from './people.js';

/** What the demo instructor teaches: five courses of one field, one of them paid. */
const demoInstructorCourses = [
  'html-css-foundations',
  'javascript-first-steps',
  'responsive-layouts-flexbox-grid',
  'javascript-dom-and-events',
  'testing-javascript-applications',
];

/** Gives each course to an instructor of its category, so that all of them have about equally many. */
export function assignOwners(
  courses: readonly CourseSource[],
  instructors: readonly Instructor[],
): Map<string, Instructor> {
  const owners = new Map<string, Instructor>();
  const load = new Map<Instructor, number>();
  for (const course of courses) {
    const owner = demoInstructorCourses.includes(course.slug)
      ? instructors.find(({ isDemoAccount }) => isDemoAccount)
      : leastBusy(course, instructors, load);
    if (!owner) throw new Error(`Nobody teaches ${course.category}`);
    owners.set(course.slug, owner);
    load.set(owner, (load.get(owner) ?? 0) + 1);
  }
  return owners;
}

function leastBusy(course: CourseSource, instructors: readonly Instructor[], load: Map<Instructor, number>) {
  return instructors
    .filter(({ categories, isDemoAccount }) => !isDemoAccount && categories.includes(course.category))
    .sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))[0];
}
