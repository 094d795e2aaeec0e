import { isoTimeOrNull } from '#platform/database/iso-time';
import type { EventRow } from './coming-events.queries.js';
import type { VolunteeringRow } from './volunteer-dashboard.queries.js';
import type { ComingEventResponse, VolunteeringResponse } from './volunteer-dashboard.response.js';

export const toVolunteering = (row: VolunteeringRow): VolunteeringResponse => ({
  applicationId: row.application_id,
  opportunityId: row.opportunity_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  organization: row.organization,
  organizationEn: row.organization_en,
  hoursCompleted: row.hours_completed,
  hoursWaiting: row.hours_waiting,
  totalHours: row.total_hours,
  startDate: row.start_date,
  rating: row.rating,
  status: row.is_completed ? 'completed' : 'active',
});

export const toEvent = (row: EventRow): ComingEventResponse => ({
  kind: row.kind,
  id: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  day: row.day,
  startsAt: isoTimeOrNull(row.starts_at),
  location: row.location,
  locationEn: row.location_en,
  participants: row.participants,
  places: row.places,
  duration: row.duration,
  durationEn: row.duration_en,
  minutes: row.minutes,
  hasJoined: row.has_joined,
  // The code opens the room: those without a seat get it by joining.
  roomCode: row.has_joined ? row.room_code : null,
});
