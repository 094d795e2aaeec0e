import { sql } from 'kysely';
import type { ApplicationBook, BookedApplication, BookedPosting } from '#modules/applications';
import { serviceWords } from './service-listing.entity.js';

/** How services and requests for them look to the code that all kinds share; the contact is the provider's address. */
export const serviceBook: ApplicationBook = {
  kind: 'service',
  postingTable: 'services',
  applicationTable: 'service_requests',
  postingColumn: 'service_id',
  moveColumn: 'service_request_id',
  applications: sql<BookedApplication>`
    select 'service' as kind, q.id, q.user_id, q.status, q.message, null::text as resume_url, false as has_cv,
           (select r.rating from service_ratings r where r.request_id = q.id) as rating, q.applied_at, q.updated_at,
           s.id as posting_id, s.posted_by as poster_id, s.title_ar, s.title_en, null::text as organization,
           null::text as organization_en,
           (select email from users provider where provider.id = s.posted_by) as contact_info, s.status as posting_status
    from service_requests q join services s on s.id = q.service_id`,
  postings: sql<BookedPosting>`
    select 'service' as kind, id, posted_by as poster_id, title_ar, title_en, description_ar, description_en,
           null::text as organization, null::text as contact_info, ${serviceWords.othersThan('titleAr', 'titleEn', 'descriptionAr', 'descriptionEn')} as other_words,
           status, held_for, review_note, created_at, updated_at
    from services`,
};
