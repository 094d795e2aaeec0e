import { countsAsView, dayOf, isReading } from './reading.rules.js';

describe('a view', () => {
  it('is read by somebody: no HEAD, nothing fetched ahead [COM-11]', () => {
    expect(isReading({ method: 'GET', headers: {} })).toBe(true);
    expect(isReading({ method: 'HEAD', headers: {} })).toBe(false);
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])
      expect(isReading({ method: 'GET', headers })).toBe(false);
  });

  it('is that of others than the author, of what everybody sees [COM-11]', () => {
    expect(countsAsView({ userId: 'author', status: 'visible' }, 'reader')).toBe(true);
    expect(countsAsView({ userId: null, status: 'visible' }, 'reader')).toBe(true);
    expect(countsAsView({ userId: 'author', status: 'visible' }, 'author')).toBe(false);
    for (const status of ['pending', 'hidden', 'deleted'] as const)
      expect(countsAsView({ userId: 'author', status }, 'reader')).toBe(false);
  });

  it('belongs to a day in UTC [COM-11]', () => {
    expect(dayOf(new Date('2026-11-26T23:59:59.999Z'))).toEqual(new Date('2026-11-26T00:00:00.000Z'));
  });
});
