import type { ApplicationKind, ApplicationStatus, PostingStatus, ScamSign } from '@masar/domain';

/** Rows of postings and applications as they are inserted: keys are columns, decimals are strings, times ISO. */

interface PostedRow {
  id: string;
  posted_by: string;
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  is_active: boolean;
  status: PostingStatus;
  held_for: ScamSign[];
  review_note: string | null;
  applications_count: number;
  created_at: string;
  updated_at: string;
}

interface PlacedRow extends PostedRow {
  location: string | null;
  location_en: string | null;
  governorate: string | null;
  contact_info: string;
  application_deadline: string | null;
}

export interface OpportunityRow extends PlacedRow {
  type: string;
  company: string | null;
  company_en: string | null;
  salary: string | null;
  salary_en: string | null;
  duration: string | null;
  duration_en: string | null;
  requirements: string | null;
  requirements_en: string | null;
  start_date: string | null;
  end_date: string | null;
}

export interface JobRow extends PlacedRow {
  company_name: string;
  company_name_en: string | null;
  salary_range: string;
  salary_range_en: string;
  employment_type: string;
  experience_level: string;
  required_skills: string[];
  nice_skills: string[];
  skill_ids: string[];
  nice_skill_ids: string[];
}

export interface ServiceRow extends PostedRow {
  category: string;
  price: string;
  duration: string | null;
  duration_en: string | null;
  skills: string[];
  rating: string;
  ratings_count: number;
}

interface SentRow {
  id: string;
  user_id: string;
  status: ApplicationStatus;
  applied_at: string;
  updated_at: string;
}

export interface ApplicationRow extends SentRow {
  opportunity_id: string;
  cover_letter: string;
}

export interface JobApplicationRow extends SentRow {
  job_id: string;
  cover_letter: string;
  resume_url: string;
  has_cv: boolean;
}

export interface ServiceRequestRow extends SentRow {
  service_id: string;
  message: string;
}

export interface ServiceRatingRow {
  id: string;
  service_id: string;
  request_id: string;
  rating: number;
  text: string;
  created_at: string;
}

export interface MoveRow {
  id: string;
  kind: ApplicationKind;
  application_id: string | null;
  job_application_id: string | null;
  service_request_id: string | null;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  moved_by: string;
  note: string | null;
  created_at: string;
}
