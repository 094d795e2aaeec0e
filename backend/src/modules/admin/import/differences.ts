import type { Role } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { KnownAccount } from '#modules/auth';
import type { FieldProblem } from '#platform/errors/app-error';
import type { UserRow } from './import.dto.js';
import { importedRoles } from './imported-roles.messages.js';

/** Where a row says something else than the account that is there; nothing of it is changed by a file (CON-1). */
export function differencesOf(row: UserRow, account: KnownAccount, language: Language): FieldProblem[] {
  const role: Role = account.role;
  const fields = ['firstName', 'lastName', 'nameAr', 'nameEn', 'role'] as const;
  return fields
    .filter((field) => row[field] && row[field] !== account[field])
    .map((field): FieldProblem => {
      const kept = field === 'role' ? importedRoles[language][role] : account[field];
      return kept ? { field, code: 'admin.account_keeps', params: { kept } } : { field, code: 'admin.account_lacks' };
    });
}
