import type { VrSessionStatus } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';

type Moment = Date | string;

export interface CalendarEntry {
  id: string;
  status: VrSessionStatus;
  scheduled_at: Moment;
  updated_at: Moment;
  /** Minutes. */
  duration: number;
  revision: number;
  title: string;
  description: string;
  url: string;
  /** Name of our server, for the id that calendars know the entry by. */
  host: string;
}

const longestLine = 75;
const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H'];

/** A session as an iCalendar file (RFC 5545): in UTC, lines ended by CRLF and folded at 75 bytes (VRW-2). */
export function calendarFile(entry: CalendarEntry): string {
  const start = new Date(isoTime(entry.scheduled_at));
  const end = new Date(start.getTime() + entry.duration * 60_000);
  const title = escaped(entry.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masar//VR workshops//AR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@${entry.host}`,
    `SEQUENCE:${entry.revision}`,
    `DTSTAMP:${utc(new Date(isoTime(entry.updated_at)))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${title}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    `LOCATION:${escaped(entry.url)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...reminder,
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261121T170000Z` */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Breaks a line between characters so that no part has more than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      parts.push(part);
      part = '';
      // The space that begins a continued line counts.
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
