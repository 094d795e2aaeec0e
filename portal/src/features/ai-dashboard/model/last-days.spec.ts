import { lastDays } from './last-days';

it('fills the days without learning, over the end of a month [ANL-2]', () => {
  expect(lastDays([{ day: '2026-02-28', minutes: 25 }], '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', minutes: 0 },
    { day: '2026-02-28', minutes: 25 },
    { day: '2026-03-01', minutes: 0 },
  ]);
});
