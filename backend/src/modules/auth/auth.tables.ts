import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { OrganizationTokenSchema } from './organization-token/organization-token.entity.js';
import type { RoleRequestSchema } from './role-request.entity.js';
import type { UserSchema } from './user.entity.js';

/** Rows of people as read models of any module may join them, derived from the entities. */
export type AuthTables = InferKyselyDB<typeof UserSchema | typeof RoleRequestSchema | typeof OrganizationTokenSchema>;
