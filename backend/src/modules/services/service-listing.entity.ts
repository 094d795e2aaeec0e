import { serviceCategories } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { isShown, postingColumns, textList } from '#modules/postings';
import { decimal, idOf, listIndex } from '#platform/database/columns';

/** Table `services`: what members offer each other (SVC-1). */
export const ServiceListingSchema = defineEntity({
  name: 'ServiceListing',
  tableName: 'services',
  indexes: [
    listIndex('services', 'newest', 'created_at desc, id desc', isShown),
    listIndex('services', 'category_newest', 'category, created_at desc, id desc', isShown),
    listIndex('services', 'posted_by', 'posted_by, created_at desc, id desc'),
    listIndex('services', 'pending', 'created_at, id', `status = 'pending'`),
  ],
  checks: [
    { name: 'services_price_check', expression: 'price >= 0' },
    { name: 'services_rating_check', expression: 'rating >= 0 and rating <= 5' },
    { name: 'services_counts_check', expression: 'ratings_count >= 0 and applications_count >= 0' },
  ],
  properties: {
    ...postingColumns(),
    /** Who offers it; nobody else could deliver, so it goes with the account. */
    postedBy: idOf('users', 'cascade'),
    category: p.enum(serviceCategories),
    /** US dollars; 0 is free. */
    price: decimal(10, 2).default('0'),
    /** As written; English is absent where nobody translated it. */
    duration: p.text().nullable(),
    durationEn: p.text().nullable(),
    skills: textList(),
    /** Average of the ratings, 0 without any (SVC-2). */
    rating: decimal(3, 2).default('0'),
    ratingsCount: p.integer().default(0),
  },
});

export class ServiceListing extends ServiceListingSchema.class {}
ServiceListingSchema.setClass(ServiceListing);
