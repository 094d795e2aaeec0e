import { sql } from 'kysely';
import { type ApplicationBook, type BookedApplication, type BookedPosting, contactOf } from '#modules/applications';
import { opportunityWords } from './opportunity.entity.js';

/** How opportunities and the applications to them look to the code that all kinds share. */
export const opportunityBook: ApplicationBook = {
  kind: 'opportunity',
  postingTable: 'opportunities',
  applicationTable: 'applications',
  postingColumn: 'opportunity_id',
  moveColumn: 'application_id',
  applications: sql<BookedApplication>`
    select 'opportunity' as kind, a.id, a.user_id, a.status, a.cover_letter as message, null::text as resume_url, false as has_cv,
           null::int as rating, a.applied_at, a.updated_at, o.id as posting_id, o.posted_by as poster_id, o.title_ar,
           o.title_en, o.company as organization, o.company_en as organization_en,
           ${contactOf('o')} as contact_info, o.status as posting_status
    from applications a join opportunities o on o.id = a.opportunity_id`,
  postings: sql<BookedPosting>`
    select 'opportunity' as kind, id, posted_by as poster_id, title_ar, title_en, description_ar, description_en,
           company as organization, contact_info,
           ${opportunityWords.othersThan('titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'company', 'contactInfo')} as other_words,
           status, held_for, review_note, created_at, updated_at
    from opportunities`,
};
