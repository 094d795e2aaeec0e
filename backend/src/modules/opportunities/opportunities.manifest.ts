import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ApplicationSchema } from './application.entity.js';
import { VolunteerHoursSchema } from './hours/volunteer-hours.entity.js';
import { opportunitiesInvariants } from './opportunities.invariants.js';
import { opportunitiesPersonalData } from './opportunities.personal-data.js';
import { OpportunitySchema } from './opportunity.entity.js';

/** Opportunities to volunteer, and the hours given. */
export const opportunitiesManifest: ModuleManifest = {
  level: 3,
  readable: ['applications', 'opportunities', 'volunteer_hours'],
  entities: [OpportunitySchema, ApplicationSchema, VolunteerHoursSchema],
  personalData: opportunitiesPersonalData,
  invariants: opportunitiesInvariants,
};
