import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `service_ratings`: what a customer thought of a finished request, once for each (SVC-2). */
export const ServiceRatingSchema = defineEntity({
  name: 'ServiceRating',
  tableName: 'service_ratings',
  indexes: [listIndex('service_ratings', 'service_id', 'service_id, created_at desc, id desc')],
  uniques: [{ name: 'service_ratings_request_id_unique', properties: ['requestId'] }],
  checks: [{ name: 'service_ratings_rating_check', expression: 'rating >= 1 and rating <= 5' }],
  properties: {
    id: id(),
    serviceId: idOf('services', 'cascade'),
    /** Absent when the customer's account is gone; what they thought still counts. */
    requestId: idOf('service_requests', 'set null').nullable(),
    rating: p.integer(),
    text: p.text().nullable(),
    createdAt: createdAt(),
  },
});
