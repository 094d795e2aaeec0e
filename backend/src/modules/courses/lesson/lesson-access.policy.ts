import type { Viewer } from '#platform/access/viewer';
import { type CourseStanding, mayAssistInCourse } from '../course/course.policy.js';

/** What decides about a lesson. */
export interface LessonStanding extends Pick<CourseStanding, 'right'> {
  isEnrolled: boolean;
  isFirst: boolean;
}

/** Text, video and quiz go to the enrolled, those who teach it and admins; the first lesson to anybody signed in (LSN-3). */
export const opensLesson = (viewer: Viewer, at: LessonStanding): boolean =>
  at.isEnrolled || at.isFirst || mayAssistInCourse(at, viewer);

/** What decides about a lesson for those who are not signed in. */
export interface VisitorStanding {
  isPublished: boolean;
  isInPreparation: boolean;
  /** The author's choice. */
  opensFirstLesson: boolean;
}

/** Visitors read the first lesson of a course that can be joined, where its author lets them and it has a text or video (LSN-3). */
export const opensToVisitors = (course: VisitorStanding, lesson: { isFirst: boolean; isReadable: boolean }): boolean =>
  course.isPublished && !course.isInPreparation && course.opensFirstLesson && lesson.isFirst && lesson.isReadable;
