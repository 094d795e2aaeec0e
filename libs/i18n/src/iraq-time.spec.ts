import { isOnAnotherClock } from './iraq-time.ts';

describe('the clock of whoever looks', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Baghdad', -180, false],
    ['Riyadh', -180, false],
    ['Berlin', -60, true],
    ['Tehran', -210, true],
  ])('in %s, %s minutes before Greenwich, is another one than Iraq’s: %s [I18N-1]', (_, minutes, isOther) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    expect(isOnAnotherClock('2026-12-01T15:00:00.000Z')).toBe(isOther);
  });
});
