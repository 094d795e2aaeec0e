import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import type { OpportunitiesTables } from '#modules/opportunities';
import type { ServicesTables } from '#modules/services';
import type { PublicProfileSchema } from './public-page/public-profile.entity.js';

/** Rows that pages about a person read, derived from the entities. */
export type PrivacyTables = InferKyselyDB<typeof PublicProfileSchema> &
  Pick<AuthTables, 'users'> &
  Pick<CommunityTables, 'discussions'> &
  Pick<OpportunitiesTables, 'applications' | 'opportunities'> &
  Pick<ServicesTables, 'services' | 'service_requests'>;
