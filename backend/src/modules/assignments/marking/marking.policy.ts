import type { Viewer } from '#platform/access/viewer';

/** Work is marked by the course's instructor and by administrators (ASG-2). */
export const mayMark = (instructorId: string | null, viewer: Viewer): boolean =>
  viewer.role === 'admin' || (viewer.role === 'instructor' && viewer.id === instructorId);
