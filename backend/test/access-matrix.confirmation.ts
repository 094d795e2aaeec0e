/** Calls that their caller has to have confirmed in the last minutes (AUTH-12). Sorted by path. */
export const confirmedCalls = [
  'POST /api/admin/backups',
  'DELETE /api/admin/backups/{id}',
  'GET /api/admin/backups/{id}/file',
  'POST /api/admin/first-day/mailbox-mail',
  'POST /api/admin/first-day/mailbox-proof',
  'PUT /api/admin/role-requests/{id}',
  'PUT /api/admin/settings/{id}',
  'PUT /api/admin/users/{id}/email',
  'POST /api/admin/users/{id}/erasure',
  'POST /api/admin/users/{id}/reset-link',
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
  'PUT /api/courses/{id}/owner',
  'POST /api/organization-tokens',
  'DELETE /api/profile',
  'GET /api/profile/export',
];

/**
 * Calls that ask for a confirmation because of what they carry: a body that does, and one that does not where there is
 * any. `{id}` is an account that is a student's. Sorted by path.
 */
export const callsConfirmedByContent: readonly [call: string, asking: object, free?: object][] = [
  ['POST /api/admin/exports', { resource: 'users', columns: ['id'] }, { resource: 'categories', columns: ['id'] }],
  ['POST /api/admin/users', { email: 'a@masar.test', firstName: 'أ', lastName: 'ب', role: 'admin' }],
  ['PUT /api/admin/users/{id}', { role: 'admin' }, { firstName: 'نور' }],
  ['PUT /api/admin/users?filter={"id":["{id}"]}', { role: 'admin' }, { role: 'student' }],
  ['PATCH /api/profile', { email: 'else@masar.test' }, { firstName: 'نور' }],
  ['POST /api/webhooks', { name: 'W', url: 'https://example.org/hook', events: ['certificate.issued'] }],
  ['PATCH /api/webhooks/{id}', { url: 'https://example.org/hook' }, { isActive: false }],
  ['POST /api/webhooks/{id}/secret', {}],
];
