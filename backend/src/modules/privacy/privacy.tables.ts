import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import type { PublicProfileSchema } from './public-page/public-profile.entity.js';

/** Rows that pages about a person read, derived from the entities. */
export type PrivacyTables = InferKyselyDB<typeof PublicProfileSchema> &
  Pick<AuthTables, 'users'> &
  Pick<CommunityTables, 'discussions' | 'forums'>;
