import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { mayEditBank, mayManageBank } from './question-bank.policy.js';
import type { BankRow, SharedRow } from './question-bank.queries.js';
import type { BankShareResponse, QuestionBankResponse } from './question-bank.response.js';

export function toBankResponse(row: BankRow, viewer: Viewer): QuestionBankResponse {
  const standing = { ownerId: row.owner_id, courseRight: row.course_right, permission: row.permission };
  return {
    id: row.id,
    name: row.name,
    courseId: row.course_id,
    courseTitleAr: row.course_title_ar,
    courseTitleEn: row.course_title_en,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    questions: row.questions,
    mayEdit: mayEditBank(standing, viewer),
    mayManage: mayManageBank(standing, viewer),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

export const toShareResponse = ({ user_id: userId, name, email, permission }: SharedRow): BankShareResponse => ({
  userId,
  name,
  email,
  permission,
});
