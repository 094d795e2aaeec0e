import type { LessonPicture } from './lesson-surroundings';

/** The picture that an address names, seen from the folder of the lessons, e.g. `../pictures/flow.svg`. */
export function pictureOfCourse(pictures: readonly LessonPicture[], address: string): LessonPicture | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://course/lessons/').pathname.slice(1));
    return pictures.find((picture) => picture.path === path);
  } catch {
    // An address that nobody could have written.
    return undefined;
  }
}
