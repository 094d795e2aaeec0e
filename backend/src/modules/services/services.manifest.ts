import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ServiceListingSchema } from './service-listing.entity.js';
import { ServiceRatingSchema } from './service-rating.entity.js';
import { ServiceRequestSchema } from './service-request.entity.js';
import { servicesInvariants } from './services.invariants.js';
import { servicesPersonalData } from './services.personal-data.js';

/** Services that people offer each other. */
export const servicesManifest: ModuleManifest = {
  level: 3,
  readable: ['service_requests', 'services'],
  entities: [ServiceListingSchema, ServiceRequestSchema, ServiceRatingSchema],
  personalData: servicesPersonalData,
  invariants: servicesInvariants,
};
