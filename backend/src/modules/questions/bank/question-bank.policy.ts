import type { BankPermission } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';

/** What the policy must know of a bank and of what its viewer was given. */
export interface BankStanding {
  ownerId: string | null;
  /** Of the course that it belongs to. */
  courseInstructorId: string | null;
  permission: BankPermission | null;
}

const mayTeach = (viewer: Viewer): boolean => viewer.role === 'instructor' || viewer.role === 'admin';

/** Who renames, shares and deletes it: its owner, the course's instructor, administrators (QB-1). */
export function mayManageBank(bank: BankStanding, viewer: Viewer): boolean {
  if (viewer.role === 'admin') return true;
  return mayTeach(viewer) && (viewer.id === bank.ownerId || viewer.id === bank.courseInstructorId);
}

export const mayEditBank = (bank: BankStanding, viewer: Viewer): boolean =>
  mayManageBank(bank, viewer) || (mayTeach(viewer) && bank.permission === 'edit');

/** Who sees it and puts its questions into quizzes. */
export const mayUseBank = (bank: BankStanding, viewer: Viewer): boolean =>
  mayEditBank(bank, viewer) || (mayTeach(viewer) && bank.permission === 'use');
