import { createContext } from 'react';

export interface LessonPicture {
  /** Inside the course, e.g. `pictures/flow.svg`. */
  path: string;
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the text of a lesson may point at. */
export interface LessonSurroundings {
  /** Said above the text: a first heading that repeats it is left out. */
  title: string;
  /** The address of another lesson by the name of its file, without language. */
  lessonHref: (slug: string) => string | undefined;
  /** A picture of the course by its address as the text names it. */
  pictureAt: (address: string) => LessonPicture | undefined;
  /** A check was answered: its place in the text, and how many there are. */
  onCheck?: (place: number, all: number) => void;
  /** Its author reads it: what is not complete is told. */
  isDraft?: boolean;
}

/** Undefined for texts outside of a course. */
export const LessonSurroundingsContext = createContext<LessonSurroundings | undefined>(undefined);
