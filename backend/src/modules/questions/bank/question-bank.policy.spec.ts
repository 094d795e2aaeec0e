import type { Viewer } from '#platform/access/viewer';
import { type BankStanding, mayEditBank, mayManageBank, mayUseBank } from './question-bank.policy.js';

const viewer = (id: string, role: Viewer['role']): Viewer => ({ id, role }) as Viewer;
const own: BankStanding = { ownerId: 'a', courseRight: null, permission: null };
const ofCourse: BankStanding = { ownerId: null, courseRight: 'owner', permission: null };

describe('a bank', () => {
  it.each([
    ['its owner', own, viewer('a', 'instructor'), [true, true, true]],
    ['the instructor of its course', ofCourse, viewer('a', 'instructor'), [true, true, true]],
    ['a teacher of its course', { ...ofCourse, courseRight: 'teacher' }, viewer('b', 'instructor'), [true, true, true]],
    [
      'an assistant of its course',
      { ...ofCourse, courseRight: 'assistant' },
      viewer('b', 'instructor'),
      [false, false, false],
    ],
    ['an administrator', own, viewer('z', 'admin'), [true, true, true]],
    ['who may edit', { ...own, permission: 'edit' }, viewer('b', 'instructor'), [true, true, false]],
    ['who may use', { ...own, permission: 'use' }, viewer('b', 'instructor'), [true, false, false]],
    ['another instructor', { ...ofCourse, courseRight: null }, viewer('b', 'instructor'), [false, false, false]],
    ['its owner who no longer teaches', own, viewer('a', 'student'), [false, false, false]],
    [
      'a learner with a permission of old',
      { ...own, permission: 'edit' },
      viewer('b', 'student'),
      [false, false, false],
    ],
  ] as [string, BankStanding, Viewer, boolean[]][])(
    'is used, edited and managed by %s as it should be [QB-1]',
    (_, bank, who, may) => {
      expect([mayUseBank(bank, who), mayEditBank(bank, who), mayManageBank(bank, who)]).toEqual(may);
    },
  );
});
