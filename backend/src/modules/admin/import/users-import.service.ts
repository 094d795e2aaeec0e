import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { AccountAdministration } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { type CheckedRow, checkRows, toImportResponse } from './checked-rows.js';
import { differencesOf } from './differences.js';
import { type ImportUsersDto, UserRow } from './import.dto.js';
import type { ImportResponse } from './import.response.js';

/** Many accounts at once; importing the same file again changes nothing (CON-1). */
@Injectable()
export class UsersImport {
  constructor(private readonly accounts: AccountAdministration) {}

  async run(
    admin: Viewer,
    { rows, invites = true }: ImportUsersDto,
    isDryRun: boolean,
    language: Language,
  ): Promise<ImportResponse> {
    const checked = await checkRows(UserRow, rows, ({ email }) => email);
    const sound = checked.flatMap(({ value, problems }) => (value && problems.length === 0 ? [value] : []));
    const known = await this.accounts.accountsOf(sound.map(({ email }) => email));
    // A word in a file gives nobody power over everything; administrators are appointed one at a time, and confirmed.
    for (const { value, problems } of checked)
      if (value?.role === 'admin' && !known.has(value.email))
        problems.push({ field: 'role', code: 'admin.administrator_in_file' });
    const fresh = sound.filter(({ email, role }) => !known.has(email) && role !== 'admin');
    const made = isDryRun
      ? new Map<string, string>()
      : await this.accounts.inviteAll(admin, fresh.map(toAccount), invites);
    const done = ({ value }: CheckedRow<object>) => {
      const row = value as UserRow;
      const before = known.get(row.email);
      if (before)
        return { outcome: 'unchanged' as const, id: before.id, remarks: differencesOf(row, before, language) };
      return { outcome: 'created' as const, id: made.get(row.email) ?? null };
    };
    return toImportResponse(isDryRun, checked, done, language);
  }
}

const toAccount = ({ role, nameAr, nameEn, ...row }: UserRow) => ({
  ...row,
  nameAr: nameAr || undefined,
  nameEn: nameEn || undefined,
  role: role || undefined,
});
