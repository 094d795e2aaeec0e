import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { OrganizationTokenSchema } from './organization-token/organization-token.entity.js';
import type { RoleRequestSchema } from './role-request.entity.js';
import type { TotpSecretSchema } from './second-factor/authenticator-app/totp-secret.entity.js';
import type { PasskeySchema } from './second-factor/passkey/passkey.entity.js';
import type { UserSchema } from './user.entity.js';

/** Rows of people as read models of any module may join them, derived from the entities. */
export type AuthTables = InferKyselyDB<
  | typeof UserSchema
  | typeof RoleRequestSchema
  | typeof OrganizationTokenSchema
  | typeof TotpSecretSchema
  | typeof PasskeySchema
>;
