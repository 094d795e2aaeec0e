import type { CurriculumLesson } from '#subjects/courses/course-answers';

/** Where completing a lesson leads: the one after it, else the first that is still open, else nowhere. */
export function lessonAfter(
  lessons: readonly Pick<CurriculumLesson, 'id' | 'state'>[],
  lessonId: string,
): string | undefined {
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const following = at === -1 ? undefined : lessons[at + 1];
  return (following ?? lessons.find(({ id, state }) => state === 'open' && id !== lessonId))?.id;
}
