/** Calls that their caller has to have confirmed in the last minutes (AUTH-12). Sorted by path. */
export const confirmedCalls = [
  'POST /api/admin/backups',
  'DELETE /api/admin/backups/{id}',
  'GET /api/admin/backups/{id}/file',
  'PUT /api/admin/role-requests/{id}',
  'PUT /api/admin/settings/{id}',
  'POST /api/admin/users/{id}/reset-second-factor',
  'POST /api/admin/users/import',
  'POST /api/auth/access-tokens',
  'POST /api/auth/second-factor/authenticator',
  'DELETE /api/auth/second-factor/authenticator',
  'POST /api/auth/second-factor/authenticator/confirm',
  'POST /api/auth/second-factor/passkeys',
  'DELETE /api/auth/second-factor/passkeys/{id}',
  'POST /api/auth/second-factor/passkeys/options',
  'POST /api/auth/second-factor/recovery-codes',
];
