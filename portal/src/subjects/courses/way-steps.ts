import { type Answer } from '@masar/contracts';
import { paths } from '#shared/navigation/paths';

export type Way = Answer<'/api/courses/{id}/way', 'get'>;
export type WayStep = Way['steps'][number];

/** Where a step is taken. */
export const stepAddress = (step: WayStep, courseId: string): string => {
  if (step.kind === 'final') return paths.courseFinal.href(courseId);
  return step.kind === 'assignment' ? paths.assignment.href(courseId, step.id) : paths.lesson.href(courseId, step.id);
};

/** What is left to do once all lessons are complete: the first step that its learner can go on with, else one that waits (EVD-9). */
export function stepLeft({ steps }: Way): WayStep | undefined {
  const left = steps.filter(({ kind, state }) => kind !== 'lesson' && state !== 'done');
  return left.find(({ state }) => state === 'open' || state === 'underway') ?? left[0];
}
