import { createContext } from 'react';

/** What the text of a lesson may point at. */
export interface LessonSurroundings {
  /** Said above the text: a first heading that repeats it is left out. */
  title: string;
  /** The address of another lesson by the name of its file, without language. */
  lessonHref: (slug: string) => string | undefined;
}

/** Undefined for texts outside of a course. */
export const LessonSurroundingsContext = createContext<LessonSurroundings | undefined>(undefined);
