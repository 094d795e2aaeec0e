import { useLocale, useMessages } from '@masar/ui';
import { courseWords } from './course-words.messages';
import { Road, type Station } from './Road';

/** More stations than this would touch on a phone; a longer course is drawn with one station for several lessons. */
export const mostStations = 12;

interface CourseRoadProps {
  /** Lessons of the course, and how many of them are complete. */
  lessons: number;
  done: number;
}

/** A course as a way with a station for each lesson: walked, here, ahead. */
export function CourseRoad({ lessons, done }: CourseRoadProps) {
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  if (lessons < 1) return null;
  const here = Math.floor((done / lessons) * Math.min(lessons, mostStations));
  const stations = Array.from({ length: Math.min(lessons, mostStations) }, (_, station): Station => ({
    state: station < here ? 'done' : station === here ? 'here' : 'ahead',
    isReached: station <= here,
  }));
  return <Road stations={stations} label={words.lessonsDone(format.number(done), words.ofLessons(lessons, digits))} />;
}
