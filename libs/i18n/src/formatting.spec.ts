import { calendarDay, createFormat, formatRelativeTime, plural } from './formatting.ts';

const lessons = { zero: 'لا دروس', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درسًا', other: '# درس' };

describe('formatting for Arabic readers', () => {
  const arabic = createFormat('ar');

  it.each([
    [0, 'لا دروس'],
    [1, 'درس واحد'],
    [2, 'درسان'],
    [7, '7 دروس'],
    [19, '19 درسًا'],
    [100, '100 درس'],
  ])('chooses the noun form for %i [I18N-1]', (n, expected) => {
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
      '٧ دروس',
    ]);
  });

  it('names Iraqi months and counts the day in Baghdad, whatever the machine’s zone [I18N-1]', () => {
    expect(arabic.date('2026-11-20T22:30:00Z')).toBe('21 تشرين الثاني 2026');
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
    ['2026-11-20T12:00:00Z', 'قبل يوم واحد', '1 day ago'],
    ['2026-10-21T12:00:00Z', 'قبل 31 يومًا', '31 days ago'],
  ])('shows %s in the steps of the specification [COM-1]', (value, arabic, english) => {
    expect([formatRelativeTime('ar', value, now), formatRelativeTime('en', value, now)]).toEqual([arabic, english]);
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
