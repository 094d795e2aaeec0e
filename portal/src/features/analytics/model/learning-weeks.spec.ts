import { learningWeeks, shadeOf } from './learning-weeks';

describe('the calendar of learning', () => {
  it('has whole weeks from Saturday on, the last with today and days to come [ANL-2]', () => {
    // A Tuesday.
    const weeks = learningWeeks([{ day: '2026-11-22', minutes: 20 }], '2026-11-24', 2);
    expect(weeks.map(({ start }) => start)).toEqual(['2026-11-14', '2026-11-21']);
    expect(weeks.map(({ minutes }) => minutes)).toEqual([0, 20]);
    const thisWeek = weeks[1]!.days;
    expect(thisWeek[1]).toEqual({ day: '2026-11-22', minutes: 20, isToday: false, isAhead: false });
    expect(thisWeek.map(({ isToday }) => isToday).indexOf(true)).toBe(3);
    expect(thisWeek.filter(({ isAhead }) => isAhead)).toHaveLength(3);
  });

  it('adds the minutes of a week and passes the end of a year [ANL-2]', () => {
    const learned = ['2026-12-31', '2027-01-01'].map((day) => ({ day, minutes: 30 }));
    expect(learningWeeks(learned, '2027-01-01', 1)).toMatchObject([{ start: '2026-12-26', minutes: 60 }]);
  });

  it('draws a day with learning darker than one without, however short it was [ANL-2]', () => {
    expect([undefined, 0, 14, 15, 30, 60, 600].map(shadeOf)).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });
});
