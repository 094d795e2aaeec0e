import { closedNow, mayManage } from '#modules/applications';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import type { RatingRow, ServiceRow } from './service.queries.js';
import type { ServiceRatingResponse, ServiceResponse } from './service.response.js';

export function toServiceResponse(row: ServiceRow, viewer: Viewer): ServiceResponse {
  const canManage = mayManage({ postedBy: row.posted_by }, viewer);
  return {
    id: row.id,
    title: row.title_ar,
    description: row.description_ar,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    category: row.category,
    price: Number(row.price),
    duration: row.duration,
    durationEn: row.duration_en ?? row.duration,
    skills: row.skills,
    rating: row.ratings_count > 0 ? row.rating : null,
    ratingsCount: row.ratings_count,
    requestsCount: row.applications_count,
    providerId: row.posted_by,
    providerName: row.provider_name,
    providerImageUrl: row.provider_image_url,
    isActive: row.is_active,
    closedReason: closedNow({ status: row.status, isActive: row.is_active }, new Date()),
    status: row.status,
    heldFor: canManage ? row.held_for : [],
    reviewNote: canManage ? row.review_note : null,
    myRequest: row.my_request,
    canManage,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

export const toRatingResponse = (row: RatingRow): ServiceRatingResponse => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  customerName: row.customer_name,
  createdAt: isoTime(row.created_at),
});
