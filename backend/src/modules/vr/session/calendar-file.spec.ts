import { type CalendarEntry, calendarFile } from './calendar-file.js';

const entry: CalendarEntry = {
  id: '0193a1c2-0000-7000-8000-000000000001',
  status: 'scheduled',
  scheduled_at: '2026-12-01T15:00:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
  duration: 90,
  revision: 2,
  title: 'ورشة تصميم الشعارات: من الفكرة إلى الرسم، ثم إلى الألوان والخطوط والهوية الكاملة',
  description: 'أحضر ورقة, قلماً; و\\أفكارك\nThen we draw.',
  url: 'https://masar.example/vr/abcdefghjkmn',
  host: 'masar.example',
};

const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a session [VRW-2]', () => {
  it('says when it is in UTC, under an id that stays, with the number of its change', () => {
    const lines = unfolded(calendarFile(entry));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:0193a1c2-0000-7000-8000-000000000001@masar.example',
        'SEQUENCE:2',
        'DTSTAMP:20261121T093000Z',
        'DTSTART:20261201T150000Z',
        'DTEND:20261201T163000Z',
        'STATUS:CONFIRMED',
        'URL:https://masar.example/vr/abcdefghjkmn',
      ]),
    );
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('keeps Arabic whole: lines are folded between characters, at 75 bytes at most', () => {
    const file = calendarFile(entry);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`SUMMARY:${entry.title}`);
  });

  it('escapes what has a meaning in the file', () => {
    const text = String.raw`DESCRIPTION:أحضر ورقة\, قلماً\; و\\أفكارك\nThen we draw.`;
    expect(unfolded(calendarFile(entry))).toContain(text);
  });

  it('says that it was cancelled', () => {
    expect(unfolded(calendarFile({ ...entry, status: 'cancelled' }))).toContain('STATUS:CANCELLED');
  });
});
