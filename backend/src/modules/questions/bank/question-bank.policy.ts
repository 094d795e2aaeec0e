import type { BankPermission, CourseRight } from '@masar/domain';
import { mayEditCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';

/** What the policy must know of a bank and of what its viewer was given. */
export interface BankStanding {
  ownerId: string | null;
  /** The viewer's in the course that it belongs to. */
  courseRight: CourseRight | null;
  permission: BankPermission | null;
}

const mayTeach = (viewer: Viewer): boolean => viewer.role === 'instructor' || viewer.role === 'admin';

/** Who renames, shares and deletes it: its owner, who may change its course, administrators (QB-1). */
export function mayManageBank(bank: BankStanding, viewer: Viewer): boolean {
  return mayEditCourse({ right: bank.courseRight }, viewer) || (mayTeach(viewer) && viewer.id === bank.ownerId);
}

export const mayEditBank = (bank: BankStanding, viewer: Viewer): boolean =>
  mayManageBank(bank, viewer) || (mayTeach(viewer) && bank.permission === 'edit');

/** Who sees it and puts its questions into quizzes. */
export const mayUseBank = (bank: BankStanding, viewer: Viewer): boolean =>
  mayEditBank(bank, viewer) || (mayTeach(viewer) && bank.permission === 'use');
