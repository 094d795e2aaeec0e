import { correctableUntil } from './certificate-correction.rules.js';

const now = new Date('2026-11-22T10:00:00Z');

describe('the time for corrections', () => {
  it('ends thirty days after the issue, and is for valid certificates [CRT-12]', () => {
    const issuedAt = '2026-11-01T10:00:00.000Z';
    expect(correctableUntil({ status: 'verified', issuedAt }, now)).toEqual(new Date('2026-12-01T10:00:00Z'));
    expect(correctableUntil({ status: 'verified', issuedAt: new Date('2026-10-23T10:00:00Z') }, now)).toBeNull();
    for (const status of ['pending', 'revoked', 'superseded'])
      expect(correctableUntil({ status, issuedAt }, now)).toBeNull();
  });
});
