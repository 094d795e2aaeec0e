import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { MyPlaceRow, PlaceRow } from './place.queries.js';
import type { CoursePlaceResponse, MyPlaceResponse } from './place.response.js';

export const toMyPlace = (row: MyPlaceRow): MyPlaceResponse => ({
  id: row.id,
  courseId: row.course_id,
  state: row.state,
  note: row.note,
  reason: row.reason,
  askedAt: isoTimeOrNull(row.asked_at),
  decidedAt: isoTimeOrNull(row.decided_at),
});

export const toCoursePlace = (row: PlaceRow): CoursePlaceResponse => ({
  ...toMyPlace(row),
  personName: row.person_name,
  email: row.email,
  amountReceived: row.amount_received,
  currency: row.currency,
  receivedAt: isoTimeOrNull(row.received_at),
  usedAt: isoTimeOrNull(row.used_at),
  createdAt: isoTime(row.created_at),
});
