import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceListing } from '../service-listing.entity.js';

/** A service on offer for tests. */
export async function aService(
  em: EntityManager,
  postedBy: string,
  changes: Partial<ServiceListing> = {},
): Promise<ServiceListing> {
  const listing = em.create(ServiceListing, {
    titleAr: 'تصميم شعار',
    titleEn: 'Logo design',
    descriptionAr: 'ثلاثة مقترحات وتعديلان.',
    descriptionEn: 'Three proposals and two revisions.',
    category: 'design',
    price: '25.00',
    postedBy,
    ...changes,
  });
  await em.flush();
  return listing;
}
