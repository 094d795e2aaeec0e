import { readersZone } from './appointments.ts';
import { createFormat } from './format.ts';

const winter = '2026-12-10T15:00:00.000Z';
const summer = '2026-07-10T15:00:00.000Z';
const evening = '2026-12-10T20:59:00.000Z';

describe('a moment that people keep to', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Asia/Baghdad', winter, '10 December 2026 at 18:00'],
    ['Asia/Riyadh', winter, '10 December 2026 at 18:00'],
    ['Europe/Moscow', winter, '10 December 2026 at 18:00'],
    ['Europe/Berlin', winter, '10 December 2026 at 18:00 Baghdad time (16:00 on your clock)'],
    ['Europe/Berlin', summer, '10 July 2026 at 18:00 Baghdad time (17:00 on your clock)'],
    ['Europe/Bucharest', summer, '10 July 2026 at 18:00'],
    ['Asia/Tehran', winter, '10 December 2026 at 18:00 Baghdad time (18:30 on your clock)'],
    ['Australia/Sydney', evening, '10 December 2026 at 23:59 Baghdad time (11 December 2026 at 07:59 on your clock)'],
  ])('is told in %s with what it is there, where that is another time: %s [I18N-1]', (zone, moment, told) => {
    expect(createFormat('en', 'latn', zone).appointment(moment)).toBe(told);
  });

  it('names the day wherever that is another one, though only the time is told [I18N-1]', () => {
    const time = { timeStyle: 'short' } as const;
    expect(createFormat('en', 'latn', 'Australia/Sydney').appointment(evening, time)).toBe(
      '23:59 Baghdad time (11 December 2026 at 07:59 on your clock)',
    );
    expect(createFormat('ar', 'arab', 'Europe/Berlin').appointment(winter, time)).toBe(
      '٦:٠٠\u00A0م بتوقيت بغداد (٤:٠٠\u00A0م بساعتك)',
    );
  });

  it('is typed by a clock of which the field says whose it is [I18N-1]', () => {
    const note = (zone: string, moment: string | null) => createFormat('ar', 'latn', zone).clockNote(moment);
    expect(note('Asia/Baghdad', winter)).toBe('بتوقيت بغداد');
    expect(note('Europe/Berlin', null)).toBe('بتوقيت بغداد');
    expect(note('Europe/Berlin', winter)).toBe('بتوقيت بغداد (4:00\u00A0م بساعتك)');
  });

  it.each(['Etc/Unknown', 'Nowhere/Else'])('is told without a note to a browser that says %s [I18N-1]', (timeZone) => {
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    expect(readersZone()).toBe('Asia/Baghdad');
  });
});
