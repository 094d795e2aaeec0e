import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { ServiceListingSchema } from './service-listing.entity.js';
import type { ServiceRatingSchema } from './service-rating.entity.js';
import type { ServiceRequestSchema } from './service-request.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type ServicesTables = InferKyselyDB<
  typeof ServiceListingSchema | typeof ServiceRequestSchema | typeof ServiceRatingSchema
> &
  Pick<AuthTables, 'users'>;
