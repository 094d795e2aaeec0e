import { isOnAnotherClock } from './iraq-time.ts';

describe('the clock of whoever looks', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['Asia/Baghdad', false],
    ['Asia/Riyadh', false],
    ['Europe/Berlin', true],
    ['Asia/Tehran', true],
  ])('in %s is another one than Iraq’s: %s [I18N-1]', (name, isOther) => {
    process.env['TZ'] = name;
    expect(isOnAnotherClock('2026-12-01T15:00:00.000Z')).toBe(isOther);
  });
});
