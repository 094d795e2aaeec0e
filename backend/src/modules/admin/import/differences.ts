import type { Role } from '@masar/domain';
import type { Language, LocalizedText } from '@masar/i18n';
import type { KnownAccount } from '#modules/auth';
import type { FieldProblem } from '#platform/errors/app-error';
import type { UserRow } from './import.dto.js';

const called: Record<Role, LocalizedText> = {
  student: { ar: 'متعلّم', en: 'student' },
  instructor: { ar: 'مدرّب', en: 'instructor' },
  volunteer: { ar: 'متطوّع', en: 'volunteer' },
  admin: { ar: 'مدير', en: 'admin' },
};

/** Where a row says something else than the account that is there; nothing of it is changed by a file (CON-1). */
export function differencesOf(row: UserRow, account: KnownAccount, language: Language): FieldProblem[] {
  const role: Role = account.role;
  const fields = ['firstName', 'lastName', 'nameAr', 'nameEn', 'role'] as const;
  return fields
    .filter((field) => row[field] && row[field] !== account[field])
    .map((field): FieldProblem => {
      const kept = field === 'role' ? called[role][language] : account[field];
      return kept ? { field, code: 'admin.account_keeps', params: { kept } } : { field, code: 'admin.account_lacks' };
    });
}
