import { presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import type { RatingRow, ServiceRow } from './service.queries.js';
import type { ServiceRatingResponse, ServiceResponse } from './service.response.js';

export const toServiceResponse = (row: ServiceRow, viewer: Viewer, now: Date): ServiceResponse => ({
  ...presentPosting(row, viewer, now),
  title: row.title_ar,
  description: row.description_ar,
  category: row.category,
  price: Number(row.price),
  duration: row.duration,
  durationEn: row.duration_en ?? row.duration,
  skills: row.skills,
  rating: row.ratings_count > 0 ? row.rating : null,
  ratingsCount: row.ratings_count,
  requestsCount: row.applications_count,
  providerId: row.posted_by,
  providerName: row.poster_name,
  providerImageUrl: row.poster_image_url,
  myRequest: row.my_application,
});

export const toRatingResponse = (row: RatingRow): ServiceRatingResponse => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  customerName: row.customer_name,
  createdAt: isoTime(row.created_at),
});
