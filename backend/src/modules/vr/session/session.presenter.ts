import { type Language, textIn } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { opensAt } from '../session.rules.js';
import { mayLead } from '../workshop/workshop.policy.js';
import type { AttendanceRow, SessionRow } from './session.queries.js';
import type { AttendanceResponse, VrSessionResponse } from './session.response.js';

const minutesOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

export function toSession(row: SessionRow, viewer: Viewer, language: Language): VrSessionResponse {
  const isHost = mayLead({ instructorId: row.instructor_id }, viewer);
  const part = row.my_part;
  const scheduledAt = isoTime(row.scheduled_at);
  return {
    id: row.id,
    workshopId: row.workshop_id,
    title: textIn({ ar: row.title_ar, en: row.title_en }, language),
    titleAr: row.title_ar,
    titleEn: row.title_en,
    categoryId: row.category_id,
    hostName: row.host_name,
    scheduledAt,
    opensAt: opensAt(new Date(scheduledAt)).toISOString(),
    duration: row.duration,
    maxParticipants: row.max_participants,
    currentParticipants: row.current_participants,
    status: row.status,
    startedAt: isoTimeOrNull(row.started_at),
    endedAt: isoTimeOrNull(row.ended_at),
    roomCode: isHost || part?.isSeated ? row.room_code : null,
    isHost,
    myPart: part && {
      isSeated: part.isSeated,
      seat: part.seat,
      attendedMinutes: minutesOf(part.attendedMs),
      completionScore: part.completionScore,
    },
  };
}

export const toAttendance = (row: AttendanceRow): AttendanceResponse => ({
  userId: row.user_id,
  name: row.name,
  isSeated: row.left_at === null,
  attendedMinutes: minutesOf(row.attended_ms),
  stationsVisited: row.stations_visited,
  completionScore: row.completion_score,
});
