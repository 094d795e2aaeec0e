import { createFormat } from './format.ts';
import { calendarDay, formatRelativeTime, plural } from './formatting.ts';

const lessons = { zero: 'لا دروس', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درساً', other: '# درس' };

describe('formatting for Arabic readers', () => {
  const arabic = createFormat('ar');

  it.each([
    [0, 'لا دروس'],
    [1, 'درس واحد'],
    [2, 'درسان'],
    [7, '7\u00A0دروس'],
    [19, '19\u00A0درساً'],
    [100, '100\u00A0درس'],
  ])('chooses the noun form for %i and keeps it beside its number [I18N-1]', (n, expected) => {
    expect(plural('ar', n, lessons)).toBe(expected);
  });

  it('writes prices, percents and ratings with Latin digits by default [I18N-1]', () => {
    expect([arabic.price(15), arabic.price(49.9), arabic.percent(32.4), arabic.rating(5)]).toEqual([
      '$15',
      '$49.90',
      '32%',
      '5.0',
    ]);
  });

  it('writes Arabic-Indic digits for those who chose them [I18N-1]', () => {
    const arabicIndic = createFormat('ar', 'arab');
    expect([arabicIndic.number(1250), arabicIndic.percent(32), arabicIndic.plural(7, lessons)]).toEqual([
      '١٬٢٥٠',
      '٣٢٪',
      '٧\u00A0دروس',
    ]);
  });

  it('names Iraqi months and counts the day in Baghdad, whatever the machine’s zone [I18N-1]', () => {
    expect(arabic.date('2026-11-20T22:30:00Z')).toBe('21 تشرين الثاني 2026');
  });

  it('names days of an axis so that no number is taken for the month [I18N-1]', () => {
    expect(arabic.shortDay('2026-11-20T22:30:00Z')).toBe('21\u00A0ت2');
    expect(createFormat('ar', 'arab').shortDay('2026-01-09T12:00:00Z')).toBe('٩\u00A0ك٢');
    expect([arabic.shortMonth('2026-08-15'), createFormat('en').shortDay('2026-08-15')]).toEqual(['آب', '15\u00A0Aug']);
  });

  it('keeps the half of the day beside its hour [I18N-1]', () => {
    expect(arabic.date('2026-11-20T15:00:00Z', { timeStyle: 'short' })).toBe('6:00\u00A0م');
    expect(arabic.dateTime('2026-11-20T05:30:00Z')).toBe('20 تشرين الثاني 2026 في 8:30\u00A0ص');
  });

  it.each([
    [20, '1\u00A0ك.ب', '1\u00A0KB'],
    [51_000, '50\u00A0ك.ب', '50\u00A0KB'],
    [1_048_400, '1\u00A0م.ب', '1\u00A0MB'],
    [1_500_000, '1.4\u00A0م.ب', '1.4\u00A0MB'],
  ])('writes %i bytes in the unit that needs no leading zero [I18N-1]', (bytes, ar, en) => {
    expect([arabic.size(bytes), createFormat('en').size(bytes)]).toEqual([ar, en]);
  });

  it('begins days at midnight in Baghdad, or where somebody is [I18N-1]', () => {
    expect(calendarDay(new Date('2026-03-31T20:59:59Z'))).toBe('2026-03-31');
    expect(calendarDay(new Date('2026-03-31T21:00:00Z'))).toBe('2026-04-01');
    expect(calendarDay(new Date('2026-03-31T21:00:00Z'), 'America/New_York')).toBe('2026-03-31');
  });

  it('clamps progress at 100 percent [I18N-1]', () => {
    expect([arabic.percent(140), arabic.percent(-3)]).toEqual(['100%', '0%']);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T11:59:01Z', 'الآن', 'now'],
    ['2026-11-21T12:05:00Z', 'الآن', 'now'],
    ['2026-11-21T11:58:00Z', 'قبل دقيقتين', '2 minutes ago'],
    ['2026-11-21T11:00:01Z', 'قبل 59 دقيقة', '59 minutes ago'],
    ['2026-11-21T09:00:00Z', 'قبل 3 ساعات', '3 hours ago'],
    ['2026-11-20T12:00:00Z', 'أمس', 'yesterday'],
    ['2026-11-04T12:00:00Z', 'قبل 17 يوماً', '17 days ago'],
    ['2026-10-23T12:00:00Z', 'قبل 29 يوماً', '29 days ago'],
    ['2026-10-22T12:00:00Z', 'قبل شهر واحد', '1 month ago'],
    ['2026-04-20T12:00:00Z', 'قبل 7 أشهر', '7 months ago'],
    ['2025-11-22T12:00:00Z', 'قبل 11 شهراً', '11 months ago'],
    ['2025-11-21T12:00:00Z', 'قبل سنة واحدة', '1 year ago'],
    ['2023-11-01T12:00:00Z', 'قبل 3 سنوات', '3 years ago'],
  ])('shows %s in the largest unit that says enough [COM-1]', (value, arabic, english) => {
    const plain = [formatRelativeTime('ar', value, now), formatRelativeTime('en', value, now)];
    expect(plain.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([arabic, english]);
  });

  it('counts days as the calendar does, so that one day has one name [COM-1]', () => {
    // 15:00 in Baghdad; two days before begin at 00:00 and end at 23:59 there.
    const names = ['2026-11-18T21:00:00Z', '2026-11-19T20:59:00Z'].map((at) => formatRelativeTime('ar', at, now));
    expect(names).toEqual(['أول أمس', 'أول أمس']);
  });

  it('keeps a number beside its unit [I18N-1]', () => {
    expect(formatRelativeTime('ar', '2026-11-04T12:00:00Z', now)).toBe('قبل 17\u00A0يوماً');
  });
});

it('keeps English figures Latin even when Arabic-Indic digits are chosen [I18N-1]', () => {
  const english = createFormat('en', 'arab');
  expect([english.number(1250), english.percent(32), english.date('2026-11-21T09:00:00Z')]).toEqual([
    '1,250',
    '32%',
    '21 November 2026',
  ]);
});

it.each([
  ['ar', 'HTML، الشبكات، التصميم'],
  ['en', 'HTML, الشبكات, التصميم'],
] as const)('parts a list in %s by the comma of that language, whatever stands in it [I18N-1]', (language, told) => {
  expect(createFormat(language).list(['HTML', 'الشبكات', 'التصميم'])).toBe(told);
});
