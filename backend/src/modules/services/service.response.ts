import {
  type ClosedReason,
  closedReasons,
  type PostingStatus,
  postingStatuses,
  type ScamSign,
  scamSigns,
  serviceCategories,
  type ServiceCategory,
} from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MyApplicationResponse, presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { begunInLists, listed } from '#platform/http/listed';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  NumberOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import type { RatingRow, ServiceRow } from './service.queries.js';

export class ServiceResponse {
  @UuidOut() id!: string;
  @TextOut({ description: 'As its provider wrote it, like `description`' }) title!: string;
  @TextOut({ description: begunInLists }) description!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ description: begunInLists }) descriptionAr!: string;
  @TextOut({ description: begunInLists }) descriptionEn!: string;
  @WordOut(serviceCategories) category!: ServiceCategory;
  @NumberOut({ description: 'US dollars; 0 is free' }) price!: number;
  @TextOut({ nullable: true }) duration!: string | null;
  @TextOut({ nullable: true }) durationEn!: string | null;
  @ApiProperty({ type: 'string', isArray: true }) skills!: string[];
  @DecimalOut({ nullable: true, description: 'Average of the ratings; null while it is new' }) rating!: string | null;
  @CountOut() ratingsCount!: number;
  @CountOut({ description: 'Requests so far' }) requestsCount!: number;
  @UuidOut() providerId!: string;
  @TextOut({ nullable: true }) providerName!: string | null;
  @TextOut({ nullable: true }) providerImageUrl!: string | null;
  @FlagOut({ description: 'false while its provider pauses it' }) isActive!: boolean;
  @WordOut(closedReasons, { nullable: true, description: 'Why nobody can request it now; null while one can' })
  closedReason!: ClosedReason | null;
  @WordOut(postingStatuses, { description: 'What is not published is seen by its provider and administrators only' })
  status!: PostingStatus;
  @WordOut(scamSigns, { description: 'Why it waits for review; empty for everybody else’s eyes', many: true })
  heldFor!: ScamSign[];
  @TextOut({ nullable: true, description: 'What the administrator wrote; for provider and administrators' })
  reviewNote!: string | null;
  @OneOut(() => MyApplicationResponse, { nullable: true, description: 'My latest request' })
  myRequest!: MyApplicationResponse | null;
  @FlagOut({ description: 'Whether I may change it and see who asks' }) canManage!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

export class ServiceRatingResponse {
  @UuidOut() id!: string;
  @CountOut({ description: '1 to 5' }) rating!: number;
  @TextOut({ nullable: true }) text!: string | null;
  @TextOut({ nullable: true, description: 'Null when that account is gone' }) customerName!: string | null;
  @TimeOut() createdAt!: string;
}

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

export const toListedService = (row: ServiceRow, viewer: Viewer, now: Date): ServiceResponse =>
  listed(toServiceResponse(row, viewer, now), ['description', 'descriptionAr', 'descriptionEn']);

export const toRatingResponse = (row: RatingRow): ServiceRatingResponse => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  customerName: row.customer_name,
  createdAt: isoTime(row.created_at),
});
