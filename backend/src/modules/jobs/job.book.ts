import { sql } from 'kysely';
import { type ApplicationBook, type BookedApplication, type BookedPosting, contactOf } from '#modules/applications';
import { jobWords } from './job-posting.entity.js';

/** How vacancies and the applications to them look to the code that all kinds share. */
export const jobBook: ApplicationBook = {
  kind: 'job',
  postingTable: 'job_postings',
  applicationTable: 'job_applications',
  postingColumn: 'job_id',
  moveColumn: 'job_application_id',
  applications: sql<BookedApplication>`
    select 'job' as kind, a.id, a.user_id, a.status, a.cover_letter as message, a.resume_url, a.has_cv, null::int as rating,
           a.applied_at, a.updated_at, j.id as posting_id, j.posted_by as poster_id, j.title_ar, j.title_en,
           j.company_name as organization, j.company_name_en as organization_en,
           ${contactOf('j')} as contact_info, j.status as posting_status
    from job_applications a join job_postings j on j.id = a.job_id`,
  postings: sql<BookedPosting>`
    select 'job' as kind, id, posted_by as poster_id, title_ar, title_en, description_ar, description_en,
           company_name as organization, contact_info,
           ${jobWords.othersThan('titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'companyName', 'contactInfo')} as other_words,
           status, held_for, review_note, created_at, updated_at
    from job_postings`,
};
