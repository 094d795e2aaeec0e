import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { AccessTokenSchema } from './access-token.entity.js';
import { AccountTokenSchema } from './account-token.entity.js';
import { authPersonalData } from './auth.personal-data.js';
import { OrganizationTokenSchema } from './organization-token/organization-token.entity.js';
import { RegistrationSchema } from './registration/registration.entity.js';
import { RoleRequestSchema } from './role-request.entity.js';
import { TotpSecretSchema } from './second-factor/authenticator-app/totp-secret.entity.js';
import { PasskeySchema } from './second-factor/passkey/passkey.entity.js';
import { RecoveryCodeSchema } from './second-factor/recovery-code/recovery-code.entity.js';
import { SessionSchema } from './session.entity.js';
import { UserSchema } from './user.entity.js';

/** Accounts, how one signs in, and what roles one asked for. */
export const authManifest: ModuleManifest = {
  level: 1,
  readable: ['organization_tokens', 'passkeys', 'role_requests', 'totp_secrets', 'users'],
  entities: [
    UserSchema,
    SessionSchema,
    AccessTokenSchema,
    OrganizationTokenSchema,
    AccountTokenSchema,
    TotpSecretSchema,
    PasskeySchema,
    RecoveryCodeSchema,
    RegistrationSchema,
    RoleRequestSchema,
  ],
  personalData: authPersonalData,
};
