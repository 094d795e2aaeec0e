import { sql } from 'kysely';
import { given, postingKind } from '#modules/postings';
import type { EditServiceDto } from './service.dto.js';
import { type ServiceListing, ServiceListingSchema } from './service-listing.entity.js';
import { ServiceRequestSchema } from './service-request.entity.js';

/** What members offer each other; requests for one follow each other, one at a time is open (SVC-1, SVC-2). */
export const serviceKind = postingKind<ServiceListing, EditServiceDto>({
  kind: 'service',
  schema: ServiceListingSchema,
  applications: ServiceRequestSchema,
  places: { postingColumn: 'service_id', moveColumn: 'service_request_id' },
  mayFollow: true,
  unscreened: [],
  rating: sql<number | null>`(select r.rating from service_ratings r where r.request_id = a.id)`,
  columnsOf: ({ price, category }) => given({ price: price?.toFixed(2), category: category ?? undefined }),
});
