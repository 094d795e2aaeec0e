import type { CurriculumLesson } from '#subjects/courses/course-answers';
import type { Station } from '#subjects/courses/Road';

/** The way of a course as it is walked: by what is completed, and where the reader stands. At most so many stations. */
export function lessonStations(
  lessons: readonly Pick<CurriculumLesson, 'id' | 'state'>[],
  currentId: string,
  most: number,
): Station[] {
  const count = Math.min(lessons.length, most);
  const groups = Array.from({ length: count }, (_, group) =>
    lessons.slice(Math.floor((group * lessons.length) / count), Math.floor(((group + 1) * lessons.length) / count)),
  );
  const isDone = (group: (typeof groups)[number] | undefined) =>
    group?.every(({ state }) => state === 'completed') ?? true;
  return groups.map((group, place) => {
    const isHere = group.some(({ id }) => id === currentId);
    const state = isDone(group) ? (isHere ? 'done-here' : 'done') : isHere ? 'here' : 'ahead';
    return { state, isReached: isDone(group) || isDone(groups[place - 1]) };
  });
}
