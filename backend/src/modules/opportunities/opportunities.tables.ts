import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { ApplicationSchema } from './application.entity.js';
import type { VolunteerHoursSchema } from './hours/volunteer-hours.entity.js';
import type { OpportunitySchema } from './opportunity.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type OpportunitiesTables = InferKyselyDB<
  typeof OpportunitySchema | typeof ApplicationSchema | typeof VolunteerHoursSchema
> &
  Pick<AuthTables, 'users'>;
